import { type Package, addDays } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { type PlanSetup, startOf } from '../model/planSetup.ts';
import { SummaryTotal } from '../../../summary-panel/SummaryTotal.tsx';
import summary from '../../../summary-panel/summaryPanel.module.css';

type SetupSummaryProps = { plan: Package; setup: PlanSetup; today: string; children: ReactNode };

/** Days after which unused postings expire. */
const VALIDITY_DAYS = 365;

/** Price of the current choice in dollars and florins. */
export function SetupSummary({ plan, setup, today, children }: SetupSummaryProps) {
  const t = useText();
  const textOf = usePackageText();
  const { formatDay, formatMoney } = useFormat();
  const { price, currency, vacancies, duration_days, sponsored } = plan;
  const name = textOf(plan.name);
  const count = sponsored ? 1 : setup.quantity;
  const start = sponsored ? today : startOf(setup, today);
  const total = price * count;
  const rows: [name: string, value: string][] = [
    [sponsored ? name : t('setup.sum.item', { name, count }), formatMoney(total, currency)],
    [t('setup.sum.from'), start === today ? t('setup.today') : formatDay(start)],
    ...(sponsored
      ? [[t('setup.sum.until'), formatDay(addDays(start, duration_days))] as [string, string]]
      : [
          [t('setup.sum.useBy'), formatDay(addDays(start, VALIDITY_DAYS))] as [string, string],
          [
            t('setup.sum.vacancies'),
            t('setup.sum.days', { count: vacancies * count, days: duration_days }),
          ] as [string, string],
        ]),
  ];
  return (
    <aside className={summary.panel} aria-labelledby="setup-summary">
      <h2 id="setup-summary" className={summary.title}>
        {t('setup.sum')}
      </h2>
      <dl className={summary.rows}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SummaryTotal total={total} currency={currency} />
      {children}
      <p className="mute text-13-5 text-center regular">{t('setup.nothingCharged')}</p>
    </aside>
  );
}
