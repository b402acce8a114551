import { Ago, Card } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import type { Overview } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './tables.module.css';

/** Problems of release code on the site server. Renders nothing without one. */
export function ProblemsCard({ overview: { problems } }: { overview: Overview }) {
  const t = useText();
  if (!problems || problems.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="problems-title">
      <h2 id="problems-title" className="text-19">
        {t('problems.title')}
      </h2>
      <table className={`${styles.table} ${styles.versions}`} aria-labelledby="problems-title">
        <thead>
          <tr>
            <th scope="col">{t('gates.version')}</th>
            <th scope="col">{t('problems.route')}</th>
            <th scope="col">{t('problems.reason')}</th>
            <th scope="col">{t('problems.last')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ remote, version, route, part, reason, count, at }) => (
            <tr key={`${remote} ${version} ${route} ${part}`}>
              <th scope="row">
                {remote} <code>{shortVersion(version)}</code>
              </th>
              <td>{t(`problems.${part}`, { route })}</td>
              <td>{t('problems.counted', { count, reason })}</td>
              <td>
                <Ago at={at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
