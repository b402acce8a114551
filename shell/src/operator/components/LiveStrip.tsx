import { useFormat } from '@cpa/shared/i18n';
import { Avatar, Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../messages/texts.ts';
import type { CanaryState, LiveRelease, Overview } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import { events } from '../state/releasesSlice.ts';
import styles from './LiveStrip.module.css';

/** The release document: versions of the shell and of each remote. */
export function LiveStrip({ overview: { revision, live, canaries } }: { overview: Overview }) {
  const t = useText();
  return (
    <section aria-label={t('live.title')}>
      <ul className={styles.strip}>
        {live.map((release) => (
          <LiveItem
            key={release.name}
            release={release}
            revision={revision}
            canary={canaries.find(({ name }) => name === release.name)}
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { release: LiveRelease; revision: number; canary: CanaryState | undefined };

function LiveItem({ release: { name, version, since, rollback_to: target }, revision, canary }: ItemProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatAgo } = useFormat();
  const percent = 100 - (canary?.percent ?? 0);
  const askRollback = () =>
    dispatch(
      events.changeAsked({
        action: 'rollback',
        name,
        version: target ?? '',
        expected: revision,
        was: version,
      }),
    );
  return (
    <li className={styles.item}>
      <div className="row-2 baseline between">
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.traffic}>{canary ? t('live.part', { percent }) : t('live.all')}</span>
      </div>
      <p>
        <code className={styles.version}>{shortVersion(version)}</code>{' '}
        {since?.commit && (
          <span className="mute text-13">{t('timeline.commit', { commit: since.commit.slice(0, 7) })}</span>
        )}
      </p>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="4" className={styles.canaryBar} />
        <rect width={percent} height="4" className={styles.activeBar} />
      </svg>
      <p className={styles.since}>
        {since && <Avatar name={since.by} size={24} />}
        <span>{since ? t('live.since', { by: since.by, time: formatAgo(since.at) }) : t('live.old')}</span>
      </p>
      {canary && (
        <p className={styles.canary}>
          <code>{shortVersion(canary.version)}</code> {t('live.canary', { percent: canary.percent })}
        </p>
      )}
      {target !== null && (
        <Button
          size="small"
          variant="quiet"
          className={styles.rollback}
          aria-label={t('live.rollback', { name })}
          onClick={askRollback}
        >
          {t('live.rollbackShort')}
        </Button>
      )}
    </li>
  );
}
