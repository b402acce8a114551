import { paths } from '@cpa/shared/routing';
import { DockPlace, FileTextIcon, IconButton, LinkButton, XIcon } from '@cpa/shared/ui';
import { useId } from 'react';
import { useText } from '../messages/texts.ts';
import styles from './CvBanner.module.css';
import { useCvBanner } from './useCvBanner.ts';

/** Banner for the CV builder: a card, and a line of the dock while another feature is in use. */
export function CvBanner() {
  const t = useText();
  const titleId = useId();
  const { isShown, isLeaving, dismiss } = useCvBanner();
  if (!isShown) return null;
  return (
    <DockPlace
      kind="banner"
      as="aside"
      className={styles.banner}
      aria-labelledby={titleId}
      data-leaving={isLeaving || undefined}
    >
      <FileTextIcon className={styles.icon} />
      <h2 id={titleId} className={styles.title}>
        {t('banner.title')}
      </h2>
      <p className={styles.text}>{t('banner.text')}</p>
      <LinkButton className={styles.start} size="small" to={paths.cvBuilder} onClick={dismiss}>
        {t('banner.start')}
      </LinkButton>
      <IconButton className={styles.close} label={t('banner.close')} icon={<XIcon />} onClick={dismiss} />
    </DockPlace>
  );
}
