import { paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import { useId } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './CvBand.module.css';
import { CvPages } from './CvPages.tsx';

/** Invitation to the CV builder. */
export function CvBand() {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {t('home.cvTitle')}
        </h2>
        <p className={styles.text}>{t('home.cvText')}</p>
        <LinkButton className={styles.start} to={paths.cvBuilder}>
          {t('home.cvStart')}
        </LinkButton>
      </div>
      <CvPages className={styles.papers} />
    </section>
  );
}
