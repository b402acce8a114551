import styles from './feedback.module.css';

/** Error message of a form that keeps its values. */
export function FormError({ title, reason }: { title?: string; reason: string }) {
  return (
    <p role="alert" className={styles.failed}>
      {title && <strong>{title}</strong>} <span>{reason}</span>
    </p>
  );
}
