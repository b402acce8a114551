import type { ReceivedRefundRequest } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, Card } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { events } from '../state/refundsSlice.ts';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './RefundsPage.module.css';

/** A request with the facts that decide it. */
export function OpenRequest({ request }: { request: ReceivedRefundRequest }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatInstant } = useFormat();
  const { id, order, reason, requested_at } = request;
  const titleId = `refund-request-${id}`;
  return (
    <Card as="article" aria-labelledby={titleId} className="stack-3">
      <div className="row-3 wrap between baseline">
        <h3 id={titleId} className="text-17">
          {t('order', { id: order.id })}
        </h3>
        <span className="mute text-14">{t('asked', { day: formatInstant(requested_at) })}</span>
      </div>
      <figure className={styles.reason}>
        <figcaption className="mute text-13">{t('reason')}</figcaption>
        <blockquote dir="auto" className="pre-wrap break">
          {reason}
        </blockquote>
      </figure>
      <OrderFacts request={request} />
      {order.refund === 'requested' ? (
        <p>{t('progress')}</p>
      ) : (
        <div className="row-3 wrap">
          <Button
            aria-label={t('approve.of', { id: order.id })}
            onClick={() => dispatch(events.decisionOpened({ request, kind: 'approve' }))}
          >
            {t('approve')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('refuse.of', { id: order.id })}
            onClick={() => dispatch(events.decisionOpened({ request, kind: 'refuse' }))}
          >
            {t('refuse')}
          </Button>
        </div>
      )}
    </Card>
  );
}
