import { dayInAruba } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { BadgeCheckIcon, Link } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import { ACCEPTED_BRANDS } from '../model/brands.ts';
import { mergedItems } from '../model/mergedItems.ts';
import type { Purchase } from '../model/selection.ts';
import { SummaryTotal } from '../../../summary-panel/SummaryTotal.tsx';
import summary from '../../../summary-panel/summaryPanel.module.css';
import styles from './OrderSummary.module.css';

/** Ordered packages with amount and currency. */
export function OrderSummary({ items, total }: { items: readonly Purchase[]; total: number }) {
  const t = useText();
  const textOf = usePackageText();
  const { formatMoney, formatDay } = useFormat();
  const [today] = useState(() => dayInAruba(new Date()));
  return (
    <aside className={`${summary.panel} ${styles.summary}`} aria-labelledby="order">
      <div className="row-3 baseline between">
        <h2 id="order" className={summary.title}>
          {t('pay.order')}
        </h2>
        <Link to={checkoutPaths.cart}>{t('pay.editCart')}</Link>
      </div>
      <ul className={styles.items}>
        {mergedItems(items).map(({ key, item, count }) => (
          <li key={key} className={styles.item}>
            <span className={styles.name}>
              {count > 1 ? t('setup.sum.item', { name: textOf(item.title), count }) : textOf(item.title)}
            </span>
            <span className={styles.price}>{formatMoney(item.price * count, 'USD')}</span>
            {Boolean(item.vacancies) && (
              <span className="mute text-13-5 full-row">
                {t('pay.postings', { count: (item.vacancies ?? 0) * count })}
              </span>
            )}
            {item.vacancy_title && (
              <span className="mute text-13-5 full-row">{t('cart.for', { title: item.vacancy_title })}</span>
            )}
            {item.start_date && item.start_date > today && (
              <span className="mute text-13-5 full-row">
                {t('pay.from', { day: formatDay(item.start_date) })}
              </span>
            )}
            {item.template && (
              <span className="mute text-13-5 full-row">
                {t('pay.template', { name: textOf(item.template) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <dl className={summary.rows}>
        <div>
          <dt>{t('pay.amount')}</dt>
          <dd>{(total / 100).toFixed(2)}</dd>
        </div>
        <div>
          <dt>{t('pay.currency')}</dt>
          <dd>{t('pay.usd')}</dd>
        </div>
      </dl>
      <SummaryTotal total={total} inFlorins={(awg) => t('pay.awg', { awg })} />
      <p className={styles.promise}>
        <BadgeCheckIcon />
        {t('pay.promise')}
      </p>
      <ul className={styles.brands} aria-label={t('pay.brands')}>
        {ACCEPTED_BRANDS.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </aside>
  );
}
