import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Badge.module.css';

/** `accent` is the sun itself, for what is sponsored; `warning` is its soft ground. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** A word or two about a thing. The tone repeats what the words say, never more. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return <span className={classNames(styles.badge, styles[tone], className)} {...rest} />;
}
