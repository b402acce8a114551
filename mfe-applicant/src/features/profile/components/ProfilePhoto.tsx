import type { Applicant } from '@cpa/shared/contracts';
import { Avatar, Button, UploadIcon } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { PHOTO_ACCEPT } from '../model/validateFile.ts';
import {
  photoChosen,
  photoRemoveRequested,
  selectIsPhotoChanging,
  selectPhotoError,
} from '../state/photoSlice.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './ProfileFiles.module.css';
import { InlineError } from './InlineError.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** The applicant's photo, or their initials, with buttons to upload, replace and remove it. */
export function ProfilePhoto({ applicant: { name, photo } }: { applicant: Applicant }) {
  const t = useText();
  const dispatch = useDispatch();
  const isChanging = useSelector(selectIsPhotoChanging);
  const error = useSelector(selectPhotoError);
  const [isConfirming, setIsConfirming] = useState(false);
  const hintId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusAfterRemoval(photo ? 1 : 0, section);
  return (
    <section ref={section} tabIndex={-1} className={styles.photo} aria-label={t('photo.title')}>
      <Avatar
        name={name}
        src={photo}
        size={96}
        label={t(photo ? 'photo.yours' : 'photo.initials', { name })}
      />
      <div className={styles.photoControls}>
        <div className={styles.actions}>
          <FilePicker
            accept={PHOTO_ACCEPT}
            variant="secondary"
            icon={<UploadIcon />}
            isLoading={isChanging}
            aria-describedby={hintId}
            onPick={(file) => dispatch(photoChosen({ file }))}
          >
            {t(photo ? 'photo.replace' : 'photo.upload')}
          </FilePicker>
          {photo && (
            <Button
              variant="quiet"
              aria-disabled={isChanging}
              onClick={() => isChanging || setIsConfirming(true)}
            >
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p id={hintId} className={styles.hint}>
          {t('photo.hint')}
        </p>
        <InlineError>{error}</InlineError>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('photo.removeTitle')}
        confirmLabel={t('photo.remove')}
        isDestructive
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          dispatch(photoRemoveRequested());
        }}
      >
        {t('photo.removeText')}
      </ConfirmDialog>
    </section>
  );
}
