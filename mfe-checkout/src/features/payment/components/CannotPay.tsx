import { MAX_ORDER_ITEMS, type Profile } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { CompanyIcon, EmptyState, LinkButton, MailIcon, ShoppingCartIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';

type Reason = 'empty' | 'tooMany' | 'unverified' | 'noCompany';

/** Returns why the recruiter cannot pay now, or null. */
export function reasonNotToPay(itemCount: number, profile: Profile | null): Reason | null {
  if (itemCount === 0) return 'empty';
  if (itemCount > MAX_ORDER_ITEMS) return 'tooMany';
  if (profile?.verified === false) return 'unverified';
  return profile?.companies.length === 0 ? 'noCompany' : null;
}

const icons = {
  empty: ShoppingCartIcon,
  tooMany: ShoppingCartIcon,
  unverified: MailIcon,
  noCompany: CompanyIcon,
};
const destinations = {
  empty: paths.plans,
  tooMany: checkoutPaths.cart,
  unverified: paths.recruiter.profile,
  noCompany: paths.recruiter.newCompany,
};

/** Explains why there is nothing to pay, and what to do next. The cart stays as it is. */
export function CannotPay({ reason }: { reason: Reason }) {
  const t = useText();
  const Icon = icons[reason];
  return (
    <>
      <h1>{t('pay.title')}</h1>
      <EmptyState
        icon={<Icon size={24} />}
        title={t(`pay.${reason}.title`, { max: MAX_ORDER_ITEMS })}
        action={
          reason === 'unverified' ? (
            <LinkButton variant="secondary" to={checkoutPaths.cart}>
              {t('pay.backToCart')}
            </LinkButton>
          ) : (
            <LinkButton to={destinations[reason]}>{t(`pay.${reason}.action`)}</LinkButton>
          )
        }
      >
        {t(`pay.${reason}.text`, { max: MAX_ORDER_ITEMS })}
      </EmptyState>
    </>
  );
}
