import { Button, DockPlace, IconButton, XIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../messages/releaseTexts.ts';
import type { ReleaseOffer } from './createReleaseOffer.ts';
import styles from './ReleaseNotice.module.css';

/** Line of the dock. */
export default function ReleaseNotice({ offer }: { offer: ReleaseOffer }) {
  const t = useText();
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    void offer.accept();
  };
  return (
    <DockPlace kind="reload" className={styles.notice} data-release-notice>
      <p className={styles.text}>{t('release.ready')}</p>
      <Button variant="secondary" size="small" onClick={reload} isLoading={isReloading}>
        {t('release.reload')}
      </Button>
      <IconButton label={t('release.later')} icon={<XIcon />} onClick={offer.dismiss} />
    </DockPlace>
  );
}
