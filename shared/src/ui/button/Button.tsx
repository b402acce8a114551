import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import styles from './Button.module.css';

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Work is under way: the button keeps its size and the focus, and does nothing when pressed. */
    isLoading?: boolean;
    /** Stands in front of the text. */
    icon?: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** Something to press. `primary` once per view, `danger` for what destroys, `quiet` for what is beside the point. */
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
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would throw the focus away, and with it the place of who uses a keyboard.
    if (isLoading) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isWide }, className)}
      aria-disabled={isLoading || rest['aria-disabled']}
      aria-busy={isLoading || undefined}
      onClick={press}
    >
      <span className={styles.content} data-hidden={isLoading || undefined}>
        {icon}
        {children}
      </span>
      {isLoading && <Spinner className={styles.spinner} label={t('button.working')} />}
    </button>
  );
}
