import type { TraceStep } from '@cpa/shared/contracts';
import { saveFile } from '@cpa/shared/http';
import { useFormat } from '@cpa/shared/i18n';
import { Ago, Button, Card } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import type { Overview, PageFailure } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './FailuresCard.module.css';
import tables from './tables.module.css';

/** Failures of remotes that pages reported, each with the trace of its load. Renders nothing without one. */
export function FailuresCard({ overview: { failures } }: { overview: Overview }) {
  const t = useText();
  if (!failures || failures.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="failures-title">
      <h2 id="failures-title" className="text-19">
        {t('failures.title')}
      </h2>
      <p className={styles.lead}>{t('failures.lead')}</p>
      {failures.map((failure) => (
        <Failure
          key={[failure.class, failure.remote, failure.version, failure.page, failure.error].join(' ')}
          failure={failure}
        />
      ))}
    </Card>
  );
}

function Failure({ failure }: { failure: PageFailure }) {
  const t = useText();
  const { class: kind, remote, version, error, count, last, trace } = failure;
  const page = failure.page ?? t('failures.anyPage');
  return (
    <details className={styles.failure}>
      <summary>
        <span className={styles.what}>
          <strong>
            <span>{remote}</span> {version && <code>{shortVersion(version)}</code>}
          </strong>
          <span>
            {error === null ? t('failures.what', { kind, page }) : t('failures.error', { kind, error, page })}
          </span>
        </span>
        <span className={styles.count}>
          <span>{t('failures.count', { count })}</span>
          <Ago at={last} />
        </span>
      </summary>
      {trace && trace.length > 0 ? <Trace remote={remote} steps={trace} /> : <p>{t('failures.noTrace')}</p>}
      {/* Only a page without parameters can be opened again. */}
      {failure.page !== null && !failure.page.includes(':') && (
        <p>
          {t('failures.blame')}{' '}
          <code>
            portal blame --page {failure.page} --symptom {kind}
          </code>
        </p>
      )}
      <Button className="below-3" variant="quiet" size="small" onClick={() => save(failure)}>
        {t('failures.save')}
      </Button>
    </details>
  );
}

function save(failure: PageFailure): void {
  const file = new Blob([JSON.stringify(failure, null, 2)], { type: 'application/json' });
  saveFile(file, `${failure.remote}-${failure.class}.json`);
}

const KINDS = {
  files: 'trace.files',
  evaluate: 'trace.evaluate',
  start: 'trace.started',
  routes: 'trace.routes',
  render: 'trace.render',
} as const;

/** Steps of a load with a bar each. The table contains the same data. */
function Trace({ remote, steps }: { remote: string; steps: TraceStep[] }) {
  const t = useText();
  const { formatNumber } = useFormat();
  const begin = Math.min(...steps.map(({ start }) => start));
  const length = Math.max(1, ...steps.map(({ start, duration }) => start + duration - begin));
  const share = (value: number): string => `${(value / length) * 100}%`;
  const nameOf = ({ kind, name, bytes = 0 }: TraceStep): string =>
    kind === 'file'
      ? t('trace.file', {
          name,
          size: t('diff.kilobytes', { size: formatNumber(Math.round(bytes / 102.4) / 10) }),
        })
      : t(KINDS[kind]);
  return (
    <table className={`${tables.table} ${styles.trace}`} aria-label={t('trace.title', { remote })}>
      <thead>
        <tr>
          <th scope="col">{t('trace.step')}</th>
          <th scope="col">{t('trace.start')}</th>
          <th scope="col">{t('trace.duration')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const { kind, name, start, duration, error } = step;
          return (
            <tr key={`${kind} ${name} ${start}`} data-failed={error !== undefined || undefined}>
              <th scope="row">
                {error === undefined ? nameOf(step) : t('trace.failed', { step: nameOf(step), error })}
              </th>
              <td>{t('trace.ms', { ms: formatNumber(start) })}</td>
              <td className={styles.length}>
                {t('trace.ms', { ms: formatNumber(duration) })}
                <span
                  className={styles.bar}
                  data-kind={kind}
                  style={{ marginInlineStart: share(start - begin), inlineSize: share(duration) }}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
