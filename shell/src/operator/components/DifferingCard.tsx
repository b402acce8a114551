import { Ago, Card } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import type { Overview } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './tables.module.css';

/** Releases whose rebuild has another hash, with the first file that differs. Renders nothing without one. */
export function DifferingCard({ overview: { differing } }: { overview: Overview }) {
  const t = useText();
  if (!differing || differing.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="differing-title">
      <h2 id="differing-title" className="text-19">
        {t('differing.title')}
      </h2>
      <p>{t('differing.lead')}</p>
      <table className={`${styles.table} ${styles.versions}`} aria-labelledby="differing-title">
        <thead>
          <tr>
            <th scope="col">{t('gates.version')}</th>
            <th scope="col">{t('differing.rebuilt')}</th>
            <th scope="col">{t('differing.published')}</th>
            <th scope="col">{t('differing.other')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ name, version, by, at, commit, published, rebuilt }) => (
            <tr key={`${name} ${version} ${by}`}>
              <th scope="row">
                {name} <code>{shortVersion(version)}</code>
              </th>
              <td>
                {t('gates.rebuiltBy', { by, commit: commit.slice(0, 7) })} <Ago at={at} />
              </td>
              <td className={styles.file}>{published ?? t('differing.none')}</td>
              <td className={styles.file}>{rebuilt ?? t('differing.none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
