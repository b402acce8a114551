import { classNames } from '../classNames.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  /** 42 px high, or 34; on phones both are 44. */
  size?: 'medium' | 'small' | undefined;
  /** Fills the width of its container. */
  isWide?: boolean | undefined;
};

export const buttonClass = (look: ButtonLook, className?: string): string =>
  classNames(
    styles.button,
    styles[look.variant ?? 'primary'],
    look.size === 'small' && styles.small,
    look.isWide && styles.wide,
    className,
  );
