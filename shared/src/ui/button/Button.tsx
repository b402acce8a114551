import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import styles from './Button.module.css';
import { clickUnless } from './clickUnless.ts';

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows work in progress. The button keeps its size and focus and ignores clicks. */
    isLoading?: boolean;
    /** Icon before the text. */
    icon?: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** Button, which ignores clicks while `aria-disabled` is set. Use `primary` once per view, `danger` for destructive and `quiet` for secondary actions. */
export function Button({
  variant,
  size,
  isWide,
  isLoading = false,
  icon,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const t = useKitText();
  const isDisabled = isLoading || rest['aria-disabled'];
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isWide }, className)}
      aria-disabled={isDisabled}
      aria-busy={isLoading || undefined}
      onClick={clickUnless(isDisabled, onClick)}
    >
      <span className={styles.content} data-hidden={isLoading || undefined}>
        {icon}
        <span className={styles.label}>{children}</span>
      </span>
      {isLoading && <Spinner className={styles.spinner} label={t('button.working')} />}
    </button>
  );
}
