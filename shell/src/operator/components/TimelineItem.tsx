import { Ago, Avatar, Badge, type BadgeTone, Checkbox } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import type { Revision } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './TimelineCard.module.css';

const TONES: Record<Revision['action'], BadgeTone> = {
  activate: 'neutral',
  promote: 'neutral',
  rollback: 'danger',
  abort: 'danger',
  canary: 'warning',
};

type Props = { revision: Revision; isNewest: boolean; isSelected: boolean; onToggle: () => void };

/** Change of the release document. */
export function TimelineItem({ revision, isNewest, isSelected, onToggle }: Props) {
  const t = useText();
  const { action, at, by, reason, commit, percent, changes, ended } = revision;
  return (
    <li className={styles.item} data-selected={isSelected || undefined}>
      <div className={styles.line}>
        <Checkbox
          label={t('timeline.select', { revision: revision.revision })}
          checked={isSelected}
          onChange={onToggle}
        />
        <Badge tone={TONES[action]}>{t(`timeline.${action}`, { percent: percent ?? 0 })}</Badge>
        {isNewest && <Badge tone="success">{t('timeline.live')}</Badge>}
        <Ago at={at} className={styles.time} />
      </div>
      <div className={styles.text}>
        {changes.map(({ name, version, was }) => (
          <p key={name}>
            {was === null || was === version || action === 'abort'
              ? t('timeline.first', { name, version: shortVersion(version) })
              : t('timeline.change', { name, was: shortVersion(was), version: shortVersion(version) })}
          </p>
        ))}
        {ended.map(({ name, version }) => (
          <p key={name}>{t('timeline.ended', { name, version: shortVersion(version) })}</p>
        ))}
        <p className={styles.by}>
          <Avatar name={by} size={24} />
          <span>
            <span>{reason === null ? by : t('timeline.by', { by, reason })}</span>
            {commit !== null && <span>{` (${t('timeline.commit', { commit: commit.slice(0, 7) })})`}</span>}
          </span>
        </p>
      </div>
    </li>
  );
}
