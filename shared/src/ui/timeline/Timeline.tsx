import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

/** What happened, one `TimelineEntry` under the other, joined by a line; give the newest first. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}

export type TimelineEntryProps = {
  /** What happened, in a word or two. */
  title: ReactNode;
  /** When, and who did it. */
  byline: ReactNode;
  /** What somebody wrote about it: plain text, its line breaks are kept. */
  note?: string | null;
  children?: ReactNode;
};

/** One event of a `Timeline`. */
export function TimelineEntry({ title, byline, note, children }: TimelineEntryProps) {
  return (
    <li className={styles.entry}>
      <strong>{title}</strong> <span className={styles.byline}>{byline}</span>
      {note && <blockquote className={styles.note}>{note}</blockquote>}
      {children}
    </li>
  );
}
