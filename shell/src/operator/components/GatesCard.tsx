import { useFormat } from '@cpa/shared/i18n';
import { Ago, Badge, Card } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import type { Gates, Overview } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './tables.module.css';

/** Checks that each served version has passed. */
export function GatesCard({ overview: { live, canaries } }: { overview: Overview }) {
  const t = useText();
  const { formatNumber } = useFormat();
  const versions = live.flatMap((release) => [
    { ...release, isCanary: false },
    ...canaries.filter(({ name }) => name === release.name).map((canary) => ({ ...canary, isCanary: true })),
  ]);
  return (
    <Card as="section" aria-labelledby="gates-title">
      <h2 id="gates-title" className={styles.title}>
        {t('gates.title')}
      </h2>
      <table className={`${styles.table} ${styles.versions} ${styles.gates}`} aria-labelledby="gates-title">
        <thead>
          <tr>
            <th scope="col">{t('gates.version')}</th>
            <th scope="col">{t('gates.boot')}</th>
            <th scope="col">{t('gates.published')}</th>
            <th scope="col">{t('gates.files')}</th>
            <th scope="col">{t('gates.contract')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ name, version, gates, isCanary }) => (
            <tr key={`${name} ${version}`}>
              <th scope="row">
                <span>{name}</span> <code>{shortVersion(version)}</code>{' '}
                {isCanary && <Badge tone="warning">{t('chart.canary')}</Badge>}
              </th>
              <td>
                <BootResult boot={gates.boot} />
              </td>
              <td>{gates.published_at === null ? t('gates.unknown') : <Ago at={gates.published_at} />}</td>
              <td>
                {t('gates.size', {
                  count: gates.files,
                  size: formatNumber(Math.round(gates.bytes / 1024)),
                })}
              </td>
              <td>{gates.contract}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function BootResult({ boot }: { boot: Gates['boot'] }) {
  const t = useText();
  if (boot === null) return t('gates.notRun');
  return (
    <>
      {t('gates.passed', { count: boot.pages, signedIn: boot.private_pages })} <Ago at={boot.at} />
    </>
  );
}
