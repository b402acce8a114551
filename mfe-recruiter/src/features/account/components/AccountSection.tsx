import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

type Props = { id?: string; title: string; text?: ReactNode; children: ReactNode };

/** A titled part of the page. */
export function AccountSection({ id, title, text, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
