import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

/** List of `TimelineEntry` elements joined by a line. Pass the newest first. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="stack">{children}</ol>;
}

export type TimelineEntryProps = {
  /** Event in one or two words. */
  title: ReactNode;
  /** Time and author. */
  byline: ReactNode;
  /** Comment in plain text with line breaks. */
  note?: string | null;
  children?: ReactNode;
};

/** Event of a `Timeline`. */
export function TimelineEntry({ title, byline, note, children }: TimelineEntryProps) {
  return (
    <li className={styles.entry}>
      <strong>{title}</strong> <span className={styles.byline}>{byline}</span>
      {note && <blockquote className={styles.note}>{note}</blockquote>}
      {children}
    </li>
  );
}
