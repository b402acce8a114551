import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

/** Loading indicator. `label` describes the work for screen readers. */
export function Spinner({
  label,
  size = 18,
  className,
}: {
  label?: string;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.spinner, className)} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" aria-hidden>
        <circle cx="12" cy="12" r="9" strokeWidth="3" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
