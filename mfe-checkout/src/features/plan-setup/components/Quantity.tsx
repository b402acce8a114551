import { MAX_ORDER_ITEMS } from '@cpa/shared/contracts';
import { IconButton, VisuallyHidden } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';
import styles from './Quantity.module.css';

type QuantityProps = { value: number; onChange: (value: number) => void };

/** Number of packages, from 1 to the limit of an order. */
export function Quantity({ value, onChange }: QuantityProps) {
  const t = useText();
  return (
    <div role="group" aria-labelledby="quantity">
      <h2 id="quantity" className={styles.label}>
        {t('setup.quantity')}
      </h2>
      <div className={styles.stepper}>
        <IconButton
          label={t('setup.fewer')}
          aria-disabled={value <= 1}
          icon={<span aria-hidden className={styles.minus} />}
          onClick={() => value > 1 && onChange(value - 1)}
        />
        <output className={styles.value}>
          <span aria-hidden>{value}</span>
          <VisuallyHidden>{t('setup.packages', { count: value })}</VisuallyHidden>
        </output>
        <IconButton
          label={t('setup.more')}
          aria-disabled={value >= MAX_ORDER_ITEMS}
          icon={<PlusIcon />}
          onClick={() => value < MAX_ORDER_ITEMS && onChange(value + 1)}
        />
      </div>
    </div>
  );
}
