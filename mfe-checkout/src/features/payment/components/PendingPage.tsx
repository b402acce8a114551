import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { LinkButton, Spinner } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './OutcomePanel.module.css';
import { OrderPage } from './OrderPage.tsx';
import { useOrderId } from './useOrderId.ts';

/** A payment that is not decided yet. Updates by itself and leaves for the page of the result. */
export function PendingPage() {
  const t = useText();
  const { formatMoney } = useFormat();
  return (
    <OrderPage id={useOrderId()} path="/payment/pending">
      {({ id, total, currency, payment_method, links }) => (
        <div className="page stack-5">
          <section className={styles.panel}>
            <Spinner size={40} className="lagoon" />
            <h1 className={styles.title}>{t('pending.title')}</h1>
            <p className={styles.text}>
              {t(`pending.${payment_method}`, { id, amount: formatMoney(total, currency) })}
            </p>
            <p className={styles.text}>{t('pending.next')}</p>
            <div className={styles.actions}>
              {links && (
                <a className={styles.link} href={links.payment_url} target="_blank" rel="noreferrer">
                  {t('bank.open')}
                </a>
              )}
              <LinkButton variant="secondary" to={paths.recruiter.orders}>
                {t('outcome.orders')}
              </LinkButton>
            </div>
          </section>
        </div>
      )}
    </OrderPage>
  );
}
