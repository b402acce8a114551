import { MAX_ORDER_ITEMS, type Profile } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { useFormat } from '@cpa/shared/i18n';
import { CompanyIcon, EmptyState, LinkButton, MailIcon, ShoppingCartIcon, StarIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { sponsoredBefore, type SponsoredVacancy } from '../../../sponsoring/sponsoredItems.ts';
import { buyingCompanies } from '../model/buyingCompanies.ts';
import type { Purchase } from '../model/selection.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';

type Reason = 'empty' | 'tooMany' | 'unverified' | 'noCompany' | 'sponsored';
type Refusal = { reason: Reason; vacancy?: SponsoredVacancy };

/** Returns why the recruiter cannot pay now, or null. */
export function reasonNotToPay(
  items: readonly Purchase[],
  profile: Profile | null,
  sponsored: readonly SponsoredVacancy[],
): Refusal | null {
  if (items.length === 0) return { reason: 'empty' };
  if (items.length > MAX_ORDER_ITEMS) return { reason: 'tooMany' };
  if (profile?.verified === false) return { reason: 'unverified' };
  if (profile && buyingCompanies(profile).length === 0) return { reason: 'noCompany' };
  const [vacancy] = items.flatMap((item) => sponsoredBefore(item, sponsored) ?? []);
  return vacancy ? { reason: 'sponsored', vacancy } : null;
}

const icons = {
  empty: ShoppingCartIcon,
  tooMany: ShoppingCartIcon,
  unverified: MailIcon,
  noCompany: CompanyIcon,
  sponsored: StarIcon,
};
const destinations = {
  empty: paths.plans,
  tooMany: checkoutPaths.cart,
  unverified: paths.recruiter.profile,
  noCompany: paths.recruiter.newCompany,
  sponsored: checkoutPaths.cart,
};

/** Explains why there is nothing to pay, and what to do next. The cart stays as it is. */
export function CannotPay({ reason, vacancy }: Refusal) {
  const t = useText();
  const { formatDay } = useFormat();
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
        {t(`pay.${reason}.text`, {
          max: MAX_ORDER_ITEMS,
          title: vacancy?.title ?? '',
          day: vacancy ? formatDay(vacancy.until) : '',
        })}
      </EmptyState>
    </>
  );
}
