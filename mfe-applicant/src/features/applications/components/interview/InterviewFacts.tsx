import type { Interview } from '@cpa/shared/contracts';
import { ClockIcon, ExternalLinkIcon, MapPinIcon } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import styles from './InterviewPanel.module.css';

/** Length with the time zone, and the place or the link to the video call. */
export function InterviewFacts({ interview: { minutes, place, video_url } }: { interview: Interview }) {
  const t = useText();
  return (
    <p className="row-1-4 mute below-4">
      <span className={styles.fact}>
        <ClockIcon />
        {t('interview.length', { minutes })}
      </span>
      {place !== null && (
        <span className={styles.fact} dir="auto">
          <MapPinIcon />
          {place}
        </span>
      )}
      {video_url !== null && (
        <span className={styles.fact}>
          <ExternalLinkIcon />
          <a href={video_url} target="_blank" rel="noreferrer">
            {t('interview.video')}
          </a>
        </span>
      )}
    </p>
  );
}

/** Note of the company. */
export function InterviewNote({ interview: { note, proposed_by } }: { interview: Interview }) {
  if (!note) return null;
  return (
    <blockquote className={styles.note} dir="auto" lang="">
      <span>{note}</span> {proposed_by !== null && <span className="mute">{proposed_by}</span>}
    </blockquote>
  );
}
