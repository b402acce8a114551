import type { ReceivedRefundRequest } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Card } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';

/** A decided request: the decision, and what the order says. */
export function DecidedRequest({ request }: { request: ReceivedRefundRequest }) {
  const t = useText();
  const { formatInstant, formatMoney } = useFormat();
  const { status, order, company, decided_at, requested_at, answer } = request;
  const day = formatInstant(decided_at ?? requested_at);
  const by = request.decided_by ?? t('outcome.unknown');
  return (
    <Card as="article" className="stack-1">
      <h3 className="text-17">
        {t('order', { id: order.id })} · {formatMoney(order.total, order.currency)} ·{' '}
        {company ?? t('company.none')}
      </h3>
      {status === 'closed' && <p>{t('outcome.closed', { day })}</p>}
      {status === 'approved' && (
        <>
          <p>{t('outcome.approved', { by, day })}</p>
          {order.refund && <p>{t(`state.${order.refund}`)}</p>}
        </>
      )}
      {status === 'refused' && (
        <>
          <p>{t('outcome.refused', { by, day })}</p>
          <blockquote dir="auto" className="pre-wrap break mute">
            {answer}
          </blockquote>
        </>
      )}
    </Card>
  );
}
