import { paths } from '@cpa/shared/routing';
import { EmptyState, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** Shown in place of an order that does not exist or belongs to another company. */
export function UnknownOrder() {
  const t = useText();
  return (
    <EmptyState
      headingLevel={1}
      title={t('order.unknown.title')}
      action={<LinkButton to={paths.recruiter.orders}>{t('outcome.orders')}</LinkButton>}
    >
      {t('order.unknown.text')}
    </EmptyState>
  );
}
