import type { Applicant } from '@cpa/shared/contracts';
import { Slot } from '@cpa/shared/remote';
import { Button, EyeIcon } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectProfileOptions } from '../state/profileSlice.ts';
import styles from './RecruiterPreview.module.css';

/** Shows the profile with the component that recruiters see. */
export function RecruiterPreview({ applicant }: { applicant: Applicant }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { languages } = useSelector(selectProfileOptions);
  return (
    <>
      <Button variant="secondary" icon={<EyeIcon />} onClick={() => setIsOpen(true)}>
        {t('preview.open')}
      </Button>
      <Dialog isOpen={isOpen} title={t('preview.title')} size="large" onClose={() => setIsOpen(false)}>
        <p className="mute below-4">
          {t(applicant.visibility === 'hidden' ? 'preview.hidden' : 'preview.intro')}
        </p>
        <div className={styles.frame}>
          <Slot name="applicant-profile.preview" props={{ applicant, languages }} />
        </div>
      </Dialog>
    </>
  );
}
