import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../messages/texts.ts';
import type { RevisionDiff } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './DiffCard.module.css';
import tables from './tables.module.css';

/** Files listed at most; the ones that changed most come first. */
const MAX_FILES = 25;

type Diff = RevisionDiff['remotes'][number];

/** Files, sizes and manifest fields of one remote that differ. */
export function RemoteDiff({
  diff: { name, versions, files, unchanged_files: same, bytes, contract, manifest },
}: {
  diff: Diff;
}) {
  const t = useText();
  const { formatNumber } = useFormat();
  const size = (value: number | null) => {
    if (value === null) return '';
    if (value < 1024) return t('diff.bytes', { size: value });
    return t('diff.kilobytes', { size: formatNumber(Math.round(value / 102.4) / 10) });
  };
  const grown = (before: number | null, after: number | null) => {
    const difference = (after ?? 0) - (before ?? 0);
    return `${difference > 0 ? '+' : difference < 0 ? '−' : '±'}${size(Math.abs(difference))}`;
  };
  const [before, after] = versions.map((version) =>
    version === null ? t('diff.absent') : shortVersion(version),
  ) as [string, string];
  return (
    <section className="above-4">
      <h3 className={styles.name}>{t('diff.remote', { name, before, after })}</h3>
      <table className={`${tables.table} ${styles.files}`}>
        <thead>
          <tr>
            <th scope="col">{t('diff.file')}</th>
            <th scope="col">{t('diff.before')}</th>
            <th scope="col">{t('diff.after')}</th>
            <th scope="col">{t('diff.change')}</th>
          </tr>
        </thead>
        <tbody>
          {files.slice(0, MAX_FILES).map((file) => (
            <tr key={file.path}>
              <th scope="row">
                <code>{file.path}</code>
              </th>
              <td>{size(file.before)}</td>
              <td>{size(file.after)}</td>
              <td data-shrinks={(file.after ?? 0) < (file.before ?? 0)}>{grown(file.before, file.after)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {files.length > MAX_FILES && (
                <span>{`${t('diff.more', { count: files.length - MAX_FILES })}, `}</span>
              )}
              <span>{t('diff.unchanged', { count: same })}</span>
            </th>
            <td>{size(bytes[0])}</td>
            <td>{size(bytes[1])}</td>
            <td>{grown(bytes[0], bytes[1])}</td>
          </tr>
        </tfoot>
      </table>
      {contract[0] !== contract[1] && (
        <p>{t('diff.contract', { before: contract[0] ?? '', after: contract[1] ?? '' })}</p>
      )}
      {manifest.map(({ field, before: old, after: fresh }) => (
        <details key={field} className={styles.manifest}>
          <summary>{t('diff.manifest', { field })}</summary>
          {old && <pre data-side="before">{old}</pre>}
          {fresh && <pre data-side="after">{fresh}</pre>}
        </details>
      ))}
    </section>
  );
}
