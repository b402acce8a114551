import type { StoredData } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { Consequences } from './Consequences.tsx';
import styles from './privacy.module.css';

/** Confirms a deletion: the deleted data and the remaining data. */
export function ErasedNotice({ stored }: { stored: StoredData }) {
  const t = useText();
  return (
    <div className={styles.erased}>
      <h1>{t('erased.title')}</h1>
      <p className={styles.text}>{t('erased.text')}</p>
      <Consequences
        stored={stored}
        goesTitle={t('erased.goes')}
        staysTitle={t('privacy.stays')}
        headingLevel={2}
      />
      <div>
        <LinkButton to={paths.home}>{t('erased.home')}</LinkButton>
      </div>
    </div>
  );
}
