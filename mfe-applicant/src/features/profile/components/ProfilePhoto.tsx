import type { Applicant } from '@cpa/shared/contracts';
import { Avatar, Button, UploadIcon } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type FileError, PHOTO_ACCEPT, validatePhoto } from '../model/validateFile.ts';
import {
  photoChosen,
  photoRemoveRequested,
  selectIsPhotoChanging,
  selectPhotoError,
} from '../state/photoSlice.ts';
import { fileErrorText } from '../state/fileErrorText.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './ProfileFiles.module.css';
import { InlineError } from './InlineError.tsx';
import { PhotoCrop } from './PhotoCrop.tsx';
import { useFocusOnDecrease } from './useFocusOnDecrease.ts';

/** The applicant's photo, or their initials, with buttons to upload, replace and remove it. */
export function ProfilePhoto({ applicant: { name, photo } }: { applicant: Applicant }) {
  const t = useText();
  const dispatch = useDispatch();
  const isChanging = useSelector(selectIsPhotoChanging);
  const error = useSelector(selectPhotoError);
  const [isConfirming, setIsConfirming] = useState(false);
  const [toCrop, setToCrop] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<FileError | null>(null);
  const hintId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusOnDecrease(photo ? 1 : 0, section);
  return (
    <section ref={section} tabIndex={-1} className={styles.photo} aria-label={t('photo.title')}>
      <Avatar
        name={name}
        src={photo}
        size={96}
        label={t(photo ? 'photo.yours' : 'photo.initials', { name })}
      />
      <div className={styles.photoControls}>
        <div className="row-2-3 center">
          <FilePicker
            accept={PHOTO_ACCEPT}
            variant="secondary"
            icon={<UploadIcon />}
            isLoading={isChanging}
            aria-describedby={hintId}
            onPick={(file) => {
              const problem = validatePhoto(file);
              setRefusal(problem);
              setToCrop(problem ? null : file);
            }}
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
        <p id={hintId} className="mute break text-14 shrink">
          {t('photo.hint')}
        </p>
        <InlineError>{(refusal || error) && fileErrorText(refusal ?? error!)}</InlineError>
      </div>
      <PhotoCrop
        file={toCrop}
        onCrop={(file) => {
          setToCrop(null);
          dispatch(photoChosen({ file }));
        }}
        onCancel={() => setToCrop(null)}
        onUnreadable={() => {
          setToCrop(null);
          setRefusal('notAnImage');
        }}
      />
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
