import type { ReactNode } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** Any CSS length; default: the whole line. */
  width?: number | string;
  /** Set the height of the expected content, so that nothing shifts. */
  height?: number | string;
  shape?: 'line' | 'block' | 'round';
  className?: string;
};

/** Placeholder for content that is loading. */
export function Skeleton({ width, height = '1em', shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: width ?? '100%', blockSize: height }}
    />
  );
}

/** Wraps the skeletons of one area and announces once that it is loading. */
export function LoadingArea({
  label,
  className,
  children,
}: {
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const t = useKitText();
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label ?? t('loading.label')}</VisuallyHidden>
      {children}
    </div>
  );
}
