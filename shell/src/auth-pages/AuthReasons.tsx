import { CheckIcon } from '@cpa/shared/ui';
import styles from './AuthCard.module.css';
import { useText } from './messages/texts.ts';

const REASONS = ['apply', 'follow', 'hire'] as const;

/** Benefits of an account. */
export function AuthReasons() {
  const t = useText();
  return (
    <ul className={styles.reasons}>
      {REASONS.map((reason) => (
        <li key={reason} className="row-3">
          <CheckIcon className={styles.tick} />
          <div>
            <strong>{t(`reasons.${reason}`)}</strong>
            <p className="mute">{t(`reasons.${reason}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
