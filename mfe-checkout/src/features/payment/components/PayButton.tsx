import { Button, Spinner } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './CardPayment.module.css';

type PayButtonProps = {
  isCreating: boolean;
  type?: 'submit' | 'button';
  icon?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
};

/** Button that pays. It reads "Creating payment…" and ignores clicks while the order is placed. */
export function PayButton({ isCreating, icon, children, ...rest }: PayButtonProps) {
  const t = useText();
  return (
    <Button
      {...rest}
      isWide
      className={styles.pay}
      icon={isCreating ? <Spinner /> : icon}
      aria-disabled={isCreating || undefined}
      data-creating={isCreating || undefined}
    >
      {isCreating ? t('pay.creating') : children}
    </Button>
  );
}
