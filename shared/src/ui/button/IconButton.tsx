import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import { clickUnless } from './clickUnless.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** With a border, for use beside a button. */
  isFramed?: boolean;
  /** Pressed state of a toggle, for example a bookmark. */
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that is only a picture; its name shows on hover. Ignores clicks while `aria-disabled` is set. */
export function IconButton({
  label,
  icon,
  isFramed,
  isPressed,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      onClick={clickUnless(rest['aria-disabled'], onClick)}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(styles.button, isFramed && styles.framed, className)}
    >
      {icon}
    </button>
  );
}
