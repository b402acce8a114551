import type { Package } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../messages/texts.ts';
import { usdToAwg } from '../money/usdToAwg.ts';
import styles from './summaryPanel.module.css';

type SummaryTotalProps = {
  /** In cents. */
  total: number;
  currency?: Package['currency'];
  /** Text around the amount in florins. */
  inFlorins?: (awg: string) => string;
};

/** Total of a summary panel; dollars in florins too. */
export function SummaryTotal({ total, currency = 'USD', inFlorins }: SummaryTotalProps) {
  const t = useText();
  const { formatMoney } = useFormat();
  const awg = formatMoney(usdToAwg(total), 'AWG');
  return (
    <p className="row-3 baseline between bold">
      <span>{t('cart.total')}</span>
      <span>
        <strong className={styles.sum}>{formatMoney(total, currency)}</strong>
        {currency === 'USD' && <span className={styles.awg}>{inFlorins?.(awg) ?? awg}</span>}
      </span>
    </p>
  );
}
