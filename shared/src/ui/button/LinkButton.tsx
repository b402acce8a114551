import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import styles from './Button.module.css';

export type LinkButtonProps = ButtonLook &
  Omit<LinkProps, 'className'> & { icon?: ReactNode; className?: string | undefined };

/** A link that looks like a button: it navigates, and can be opened in a new tab. */
export function LinkButton({ variant, size, isWide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, isWide }, className)}>
      <span className={styles.content}>
        {icon}
        <span className={styles.label}>{children}</span>
      </span>
    </Link>
  );
}
