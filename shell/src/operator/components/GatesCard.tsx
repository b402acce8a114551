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
      <h2 id="gates-title" className="text-19">
        {t('gates.title')}
      </h2>
      <table className={`${styles.table} ${styles.versions} ${styles.gates}`} aria-labelledby="gates-title">
        <thead>
          <tr>
            <th scope="col">{t('gates.version')}</th>
            <th scope="col">{t('gates.boot')}</th>
            <th scope="col">{t('gates.rebuilt')}</th>
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
              <td>
                <RebuildResult rebuilds={gates.rebuilds} />
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
      <span>{t('gates.passed', { count: boot.pages, signedIn: boot.private_pages })}</span>{' '}
      <Ago at={boot.at} />
      {boot.journeys && <JourneyResults {...boot.journeys} />}
    </>
  );
}

function JourneyResults({ passed, flaky, late }: NonNullable<NonNullable<Gates['boot']>['journeys']>) {
  const t = useText();
  return (
    <>
      <p>{t('gates.journeys', { count: passed })}</p>
      {flaky.map((name) => (
        <p key={name}>{t('gates.flaky', { name })}</p>
      ))}
      {late.map((name) => (
        <p key={name}>{t('gates.late', { name })}</p>
      ))}
    </>
  );
}

function RebuildResult({ rebuilds }: Pick<Gates, 'rebuilds'>) {
  const t = useText();
  const { required, made } = rebuilds ?? { required: 0, made: [] };
  if (made.length === 0) return t('gates.notRebuilt', { required });
  const same = made.filter(({ is_same }) => is_same).length;
  const result =
    same < made.length
      ? ({ tone: 'danger', key: 'gates.differs' } as const)
      : same < required
        ? ({ tone: 'warning', key: 'gates.same' } as const)
        : ({ tone: 'success', key: 'gates.same' } as const);
  return (
    <details>
      <summary>
        <Badge tone={result.tone}>{t(result.key, { count: same, required: Math.max(required, same) })}</Badge>
      </summary>
      {made.map(({ by, at, commit }) => (
        <p key={by}>
          {t('gates.rebuiltBy', { by, commit: commit.slice(0, 7) })} <Ago at={at} />
        </p>
      ))}
    </details>
  );
}
