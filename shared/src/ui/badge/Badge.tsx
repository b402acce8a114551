import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Badge.module.css';

/** `accent` is yellow, for sponsored items; `warning` is its soft background. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** A label of one or two words. The tone repeats the meaning of the text and adds none. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return <span className={classNames(styles.badge, styles[tone], className)} {...rest} />;
}
