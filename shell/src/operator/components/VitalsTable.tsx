import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../messages/texts.ts';
import type { CanaryState, Vitals } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './tables.module.css';

const NAMES = ['lcp', 'inp', 'cls'] as const satisfies (keyof Vitals)[];

/** Highest good values at the 75th percentile. See https://web.dev/articles/vitals */
const GOOD: Vitals & Record<keyof Vitals, number> = { lcp: 2500, inp: 200, cls: 0.1 };

/** Web vitals of a canary beside those of the active version. */
export function VitalsTable({ canary: { name, version, active, vitals } }: { canary: CanaryState }) {
  const t = useText();
  const { formatNumber } = useFormat();
  const format = (vital: keyof Vitals, value: number | null) => {
    if (value === null) return t('vitals.none');
    return vital === 'cls' ? formatNumber(value) : t('vitals.ms', { ms: formatNumber(value) });
  };
  return (
    <table
      className={`${styles.table} ${styles.versions} ${styles.vitals}`}
      aria-label={t('vitals.title', { name })}
    >
      <caption>{t('vitals.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('vitals.vital')}</th>
          <th scope="col">{t('canary.legendCanary', { version: shortVersion(version) })}</th>
          <th scope="col">{t('canary.legendActive', { version: shortVersion(active) })}</th>
          <th scope="col">{t('vitals.good')}</th>
        </tr>
      </thead>
      <tbody>
        {NAMES.map((vital) => (
          <tr key={vital}>
            <th scope="row">{t(`vitals.${vital}`)}</th>
            <td data-poor={(vitals.canary[vital] ?? 0) > GOOD[vital] || undefined}>
              {format(vital, vitals.canary[vital])}
            </td>
            <td data-poor={(vitals.active[vital] ?? 0) > GOOD[vital] || undefined}>
              {format(vital, vitals.active[vital])}
            </td>
            <td>{t('vitals.limit', { limit: format(vital, GOOD[vital]) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
