import type { SalaryInsight as Insight } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { salaryScale } from '../model/salaryScale.ts';
import styles from './SalaryInsight.module.css';
import type { SearchUrl } from '../model/searchUrl.ts';

/** Maximum number of sectors shown. */
const MAX_SECTORS = 8;
/** Rounding step in cents. */
const ROUNDED_TO = 50_00;

type SalaryInsightProps = { insight: readonly Insight[]; searchUrl: SearchUrl };

/** Salary range and median of each sector on a common scale. */
export function SalaryInsight({ insight, searchUrl }: SalaryInsightProps) {
  const t = useText();
  const nameOf = useOptionName();
  const { formatWage } = useFormat();
  const shown = insight.slice(0, MAX_SECTORS).toSorted((one, other) => other.median_month - one.median_month);
  const positionOf = salaryScale(shown);
  const florins = (minor: number) => formatWage(Math.round(minor / ROUNDED_TO) * ROUNDED_TO, 'AWG');
  return (
    <>
      <p className={styles.note}>{t('home.salariesNote')}</p>
      <ul className={styles.sectors}>
        {shown.map(({ sector, min_month, median_month, max_month, vacancies }) => (
          <li key={sector.id} className={styles.sector}>
            <h3 className={styles.name}>
              <Link variant="plain" to={searchUrl({ sector: sector.id, isSalaryStated: true })}>
                {nameOf(sector.name)}
              </Link>
            </h3>
            <p className="bold nowrap">{florins(median_month)}</p>
            <div className={styles.scale} aria-hidden>
              <span
                className={styles.range}
                style={{
                  insetInlineStart: `${positionOf(min_month)}%`,
                  inlineSize: `${Math.max(1, positionOf(max_month) - positionOf(min_month))}%`,
                }}
              />
              <span className={styles.mark} style={{ insetInlineStart: `${positionOf(median_month)}%` }} />
            </div>
            <p className="mute text-14 full-row">
              {t('home.salaryRange', { min: florins(min_month), max: florins(max_month) })}
              {' · '}
              {t('home.salaryOf', { count: vacancies })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
