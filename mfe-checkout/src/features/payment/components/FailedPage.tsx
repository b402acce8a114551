import { CircleAlertIcon, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import { outcomeOf } from '../model/outcome.ts';
import styles from './OutcomePanel.module.css';
import { OrderPage } from './OrderPage.tsx';
import { useOrderId } from './useOrderId.ts';

/** A payment that did not go through: why, whether money was taken, and a retry. */
export function FailedPage() {
  const t = useText();
  return (
    <OrderPage id={useOrderId()} path="/payment/failed">
      {(order) => {
        const outcome = outcomeOf(order) ?? 'notTaken';
        return (
          <div className="page stack-5">
            <section className={styles.panel} data-outcome="declined">
              <span className={styles.icon}>
                <CircleAlertIcon size={28} />
              </span>
              <h1 className={styles.title}>{t(`outcome.${outcome}.title`)}</h1>
              <p className={styles.text}>{t(`outcome.${outcome}.text`, { amount: '' })}</p>
              <div className={styles.actions}>
                <LinkButton to={checkoutPaths.payAgain(order.id)}>{t('failed.retry')}</LinkButton>
                <LinkButton variant="secondary" to={checkoutPaths.cart}>
                  {t('pay.backToCart')}
                </LinkButton>
              </div>
            </section>
          </div>
        );
      }}
    </OrderPage>
  );
}
