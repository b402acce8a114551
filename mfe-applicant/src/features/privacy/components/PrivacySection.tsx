import { type ReactNode, useId } from 'react';
import { classNames } from '@cpa/shared/ui';
import styles from './privacy.module.css';

type Props = {
  id?: string;
  title: string;
  text?: ReactNode;
  /** At the end of the title's line. */
  note?: ReactNode;
  tone?: 'danger';
  children: ReactNode;
};

/** A titled part of the page. */
export function PrivacySection({ id, title, text, note, tone, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.section, tone === 'danger' && styles.danger)}
      aria-labelledby={titleId}
    >
      <div className="row-1-3 center between">
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
