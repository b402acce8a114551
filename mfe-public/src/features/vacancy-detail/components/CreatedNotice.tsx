import { CircleCheckIcon } from '@cpa/shared/ui';
import { useSearchParams } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import styles from './CreatedNotice.module.css';

/** A recruiter comes here from the form with `?created=true`: this is what they made. */
export function CreatedNotice() {
  const t = useText();
  const [params] = useSearchParams();
  if (params.get('created') !== 'true') return null;
  return (
    <p role="status" className={styles.notice}>
      <CircleCheckIcon />
      <span>
        <strong>{t('vacancy.createdTitle')}.</strong> {t('vacancy.createdText')}
      </span>
    </p>
  );
}
