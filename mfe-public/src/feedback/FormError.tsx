import styles from './feedback.module.css';

/** What was to be sent is still here: says why, beside the form that holds it. */
export function FormError({ title, reason }: { title?: string; reason: string }) {
  return (
    <p role="alert" className={styles.failed}>
      {title && <strong>{title}</strong>} {reason}
    </p>
  );
}
