import type { Applicant } from '@cpa/shared/contracts';
import { Avatar, Button, UploadIcon } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { PHOTO_ACCEPT } from '../model/chosenFile.ts';
import {
  photoChosen,
  photoRemoveRequested,
  selectIsPhotoChanging,
  selectPhotoRefusal,
} from '../state/photoSlice.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './ProfileFiles.module.css';
import { Refusal } from './Refusal.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** The applicant's face, or their initials; a photo can be set, replaced and removed. */
export function ProfilePhoto({ applicant: { name, photo } }: { applicant: Applicant }) {
  const t = useText();
  const dispatch = useDispatch();
  const isChanging = useSelector(selectIsPhotoChanging);
  const refusal = useSelector(selectPhotoRefusal);
  const [isAsking, setIsAsking] = useState(false);
  const hintId = useId();
  const place = useRef<HTMLElement>(null);
  useFocusAfterRemoval(photo ? 1 : 0, place);
  return (
    <section ref={place} tabIndex={-1} className={styles.photo} aria-label={t('photo.title')}>
      <Avatar
        name={name}
        src={photo}
        size={96}
        label={t(photo ? 'photo.yours' : 'photo.initials', { name })}
      />
      <div className={styles.photoSide}>
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
              onClick={() => isChanging || setIsAsking(true)}
            >
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p id={hintId} className={styles.hint}>
          {t('photo.hint')}
        </p>
        <Refusal>{refusal}</Refusal>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('photo.removeTitle')}
        confirmLabel={t('photo.remove')}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          dispatch(photoRemoveRequested());
        }}
      >
        {t('photo.removeText')}
      </ConfirmDialog>
    </section>
  );
}
