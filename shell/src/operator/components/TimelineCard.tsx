import { Button, Card, EmptyState, NativeSelect } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import type { Overview } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import { events, selectOperatorReleases, selectTimeline } from '../state/releasesSlice.ts';
import styles from './TimelineCard.module.css';
import { TimelineItem } from './TimelineItem.tsx';

/** Changes with author and reason, newest first. Two selected revisions can be compared. */
export function TimelineCard({ overview }: { overview: Overview }) {
  const t = useText();
  const dispatch = useDispatch();
  const { remote, selected } = useSelector(selectOperatorReleases);
  const timeline = useSelector(selectTimeline);
  const shown = timeline.filter(
    ({ changes }) => remote === '' || changes.some(({ name }) => name === remote),
  );
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby="timeline-title">
      <header className={styles.head}>
        <h2 id="timeline-title" className="text-19">
          {t('timeline.title')}
        </h2>
        <NativeSelect
          label={t('timeline.remote')}
          isLabelHidden
          value={remote}
          onChange={({ currentTarget }) => dispatch(events.remoteChosen(currentTarget.value))}
        >
          <option value="">{t('timeline.all')}</option>
          {overview.live.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </header>
      {shown.length === 0 ? (
        <EmptyState title={t('timeline.empty')} className={styles.empty}>
          {t('timeline.emptyText')} <code>portal publish &lt;remote&gt; --activate</code>
        </EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area needs the keyboard
        <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="timeline-title">
          <ul className="plain-list">
            {shown.map((revision) => (
              <TimelineItem
                key={revision.revision}
                revision={revision}
                isNewest={revision.revision === overview.revision}
                isSelected={selected.includes(revision.revision)}
                onToggle={() => dispatch(events.revisionToggled(revision.revision))}
              />
            ))}
          </ul>
        </div>
      )}
      <OlderChanges />
      {timeline.length > 0 && (
        <footer className={styles.foot}>
          <p role="status">{t('timeline.selected', { count: selected.length })}</p>
          {selected.length === 2 && (
            <Button size="small" variant="secondary" onClick={() => dispatch(events.comparisonRequested())}>
              {t('timeline.compare')}
            </Button>
          )}
          <ActivateSelected overview={overview} selected={selected} />
        </footer>
      )}
    </Card>
  );
}

/** Loads the changes before those on the page, until the first that the store still has is shown. */
function OlderChanges() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, isComplete } = useSelector(selectOperatorReleases).older;
  const first = useSelector(selectTimeline).at(-1);
  if (!first || first.revision === 1 || isComplete) return null;
  return (
    <div className={styles.older}>
      {status === 'failed' && <p role="alert">{t('timeline.olderFailed')}</p>}
      <Button
        size="small"
        variant="quiet"
        isLoading={status === 'loading'}
        onClick={() => dispatch(events.olderRequested())}
      >
        {t('timeline.older')}
      </Button>
    </div>
  );
}

/** Offers the release of the one selected revision, unless it is live. */
function ActivateSelected({ overview, selected }: { overview: Overview; selected: number[] }) {
  const t = useText();
  const dispatch = useDispatch();
  const [only, other] = selected;
  const change = useSelector(selectTimeline).find(({ revision }) => revision === only)?.changes[0];
  const live = overview.live.find(({ name }) => name === change?.name);
  if (other !== undefined || !change || !live || live.version === change.version) return null;
  const { name, version } = change;
  const ask = () =>
    dispatch(
      events.changeAsked({
        action: 'activate',
        name,
        version,
        expected: overview.revision,
        was: live.version,
      }),
    );
  return (
    <Button size="small" variant="secondary" onClick={ask}>
      {t('timeline.activateVersion', { name, version: shortVersion(version) })}
    </Button>
  );
}
