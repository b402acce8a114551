import type { PaymentMethod, PaymentMethods } from '@cpa/shared/contracts';
import { CardIcon } from './CardIcon.tsx';
import { BanknoteIcon, VisuallyHidden } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './MethodChoice.module.css';

type MethodChoiceProps = {
  methods: PaymentMethods['methods'];
  chosen: PaymentMethod | undefined;
  isDisabled: boolean;
  onChoose: (method: PaymentMethod) => void;
};

/** Card or local bank. A method that is not available says why. */
export function MethodChoice({ methods, chosen, isDisabled, onChoose }: MethodChoiceProps) {
  const t = useText();
  return (
    <fieldset className={styles.methods} disabled={isDisabled}>
      <VisuallyHidden as="legend">{t('pay.method')}</VisuallyHidden>
      {methods.map(({ id, available }) => (
        <label key={id} className={styles.method} data-chosen={id === chosen || undefined}>
          <input
            type="radio"
            name="method"
            value={id}
            checked={id === chosen}
            disabled={!available}
            onChange={() => onChoose(id)}
          />
          {id === 'cxpay' ? <CardIcon /> : <BanknoteIcon />}
          <span>
            <span className={styles.name}>{t(`pay.method.${id}`)}</span>
            <span className={styles.note}>{t(`pay.method.${id}.${available ? 'note' : 'off'}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
