import { paths } from '@cpa/shared/routing';
import { IconButton, LinkButton, XIcon } from '@cpa/shared/ui';
import { useId, useRef } from 'react';
import { useText } from '../messages/texts.ts';
import styles from './CvBanner.module.css';
import { useCvBanner } from './useCvBanner.ts';
import { useYieldToFocus } from './useYieldToFocus.ts';

/** Floating banner for the CV builder. */
export function CvBanner() {
  const t = useText();
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const { isShown, isLeaving, dismiss } = useCvBanner();
  const isYielding = useYieldToFocus(ref, isShown);
  if (!isShown) return null;
  return (
    <aside
      ref={ref}
      className={styles.banner}
      aria-labelledby={titleId}
      data-leaving={isLeaving || undefined}
      data-yielding={isYielding || undefined}
    >
      <h2 id={titleId} className={styles.title}>
        {t('banner.title')}
      </h2>
      <p className={styles.text}>{t('banner.text')}</p>
      <LinkButton className={styles.start} size="small" to={paths.cvBuilder} onClick={dismiss}>
        {t('banner.start')}
      </LinkButton>
      <IconButton className={styles.close} label={t('banner.close')} icon={<XIcon />} onClick={dismiss} />
    </aside>
  );
}
