import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Card.module.css';

export type CardProps = Omit<ComponentProps<'article'>, 'ref'> & {
  /** `article` for one of a list, `section` with a label for a part of a page. */
  as?: 'article' | 'section' | 'div' | 'li';
  /** `sponsored` has a yellow accent, `quiet` has a sand background without a border. */
  tone?: 'plain' | 'sponsored' | 'quiet';
  /** The card whose detail is open beside the list. */
  isSelected?: boolean;
  /** Room inside: 20 px, 12 px, or none. */
  padding?: 'medium' | 'small' | 'none';
  children: ReactNode;
};

/** A box with one item. A `Link isStretched` inside makes the whole card a link; other controls stay on top. */
export function Card({
  as: Tag = 'article',
  tone = 'plain',
  isSelected,
  padding = 'medium',
  className,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      data-selected={isSelected || undefined}
      className={classNames(styles.card, styles[tone], styles[`padding-${padding}`], className)}
    />
  );
}
