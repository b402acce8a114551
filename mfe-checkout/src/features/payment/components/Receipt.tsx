import type { Order, OrderItem } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Badge, Button, DownloadIcon, IconButton, Link, Logo, VisuallyHidden } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { usdToAwg } from '../../../money/usdToAwg.ts';
import { events, selectOrderPage } from '../state/orderPageSlice.ts';
import { PrintIcon } from './PrintIcon.tsx';
import styles from './Receipt.module.css';

/** The receipt, with the data of the PDF and the e-mail. */
export function Receipt({ order }: { order: Order }) {
  const t = useText();
  const { formatMoney, formatInstant } = useFormat();
  const dispatch = useDispatch();
  const { isDownloading } = useSelector(selectOrderPage);
  const { invoice_number, paid_at, created_at, total, currency, card, transaction, company, billing } = order;
  const isRefunded = order.payment_status === 'refunded';
  return (
    <section aria-labelledby="receipt" className={styles.column}>
      <div className={styles.receipt}>
        <div className={styles.head}>
          <h2 id="receipt">
            <VisuallyHidden>{t('receipt.title')}</VisuallyHidden>
            <span aria-hidden>
              <Logo />
            </span>
          </h2>
          <Badge tone={isRefunded ? 'neutral' : 'success'}>
            {t(isRefunded ? 'receipt.refunded' : 'receipt.paid')}
          </Badge>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('receipt.number')}</dt>
            <dd className="nowrap">{invoice_number}</dd>
          </div>
          <div>
            <dt>{t('receipt.date')}</dt>
            <dd>{formatInstant(paid_at ?? created_at)}</dd>
          </div>
        </dl>
        <ul className={styles.items}>
          {order.items.map((item, index) => (
            // An order may contain the same package twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Item key={index} item={item} currency={currency} />
          ))}
        </ul>
        <p className={styles.total}>
          <span>{t('cart.total')}</span>
          <span>
            <strong className={styles.sum}>{formatMoney(total, currency)}</strong>
            {currency === 'USD' && (
              <span className={styles.detail}>{formatMoney(usdToAwg(total), 'AWG')}</span>
            )}
          </span>
        </p>
        <dl className={styles.details}>
          <div>
            <dt>{t('receipt.with')}</dt>
            <dd>
              {card
                ? t('receipt.card', { brand: card.brand, digits: card.last_four })
                : t(`receipt.${order.payment_method}`)}
            </dd>
          </div>
          {transaction && (
            <div>
              <dt>{t('receipt.transaction')}</dt>
              <dd>{transaction}</dd>
            </div>
          )}
          <div>
            <dt>{t('receipt.to')}</dt>
            <dd>
              <span translate="no">{billing.company ?? company?.name ?? billing.name}</span>
              {billing.registration_number && (
                <span className={styles.detail}>
                  {t('receipt.registration', { number: billing.registration_number })}
                </span>
              )}
              {billing.tax_number && (
                <span className={styles.detail}>
                  {t('receipt.taxNumber', { number: billing.tax_number })}
                </span>
              )}
              {billing.address && <span className={styles.detail}>{billing.address}</span>}
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            isWide
            icon={<DownloadIcon />}
            isLoading={isDownloading}
            onClick={() => dispatch(events.receiptRequested())}
          >
            {t('receipt.pdf')}
          </Button>
          <IconButton
            isFramed
            label={t('receipt.print')}
            icon={<PrintIcon />}
            onClick={() => window.print()}
          />
        </div>
      </div>
      <p className={styles.also}>
        <Link to={paths.recruiter.orders}>{t('receipt.also')}</Link>
      </p>
    </section>
  );
}

function Item({ item, currency }: { item: OrderItem; currency: Order['currency'] }) {
  const t = useText();
  const textOf = usePackageText();
  const { formatDay, formatMoney } = useFormat();
  const { title, price, vacancies, duration_days: days, start_date, vacancy } = item;
  return (
    <li className={styles.item}>
      <strong>{textOf(title)}</strong>
      <span>{formatMoney(price, currency)}</span>
      <span className={styles.detail}>
        <span>
          {vacancies > 0
            ? t('receipt.postings', { count: vacancies, days })
            : t('receipt.sponsorship', { days })}
        </span>
        {start_date && <span>{` · ${t('pay.from', { day: formatDay(start_date) })}`}</span>}
        {vacancy && <span lang="">{` · ${vacancy.title}`}</span>}
      </span>
    </li>
  );
}
