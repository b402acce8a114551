import { Button, InfoIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './CardPayment.module.css';

/** Shown only where no money moves. */
export function SandboxStrip({ onFillIn }: { onFillIn: () => void }) {
  const t = useText();
  return (
    <div className={styles.sandbox}>
      <InfoIcon />
      <p>
        <strong>{t('pay.sandbox')}</strong> {t('pay.sandboxText')}
      </p>
      <Button variant="secondary" size="small" onClick={onFillIn}>
        {t('pay.fillIn')}
      </Button>
    </div>
  );
}
