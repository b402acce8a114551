import { Button, lazyComponent, Skeleton, TextField, UploadIcon } from '@cpa/shared/ui';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { isCaption } from '../model/caption.ts';
import { imageProblem } from '../model/imageProblem.ts';
import { picturesChangeRequested, selectArePicturesSaving } from '../state/companySlice.ts';
import imageStyles from './ImageField.module.css';
import styles from './PicturesSection.module.css';

const cropper = lazyComponent(async () => ({
  default: (await import('@cpa/shared/ui/image-crop')).ImageCrop,
}));

const SHAPE = { aspect: 1.6, outputWidth: 1280 };

export type NewPictureProps = {
  /** Asks to add the picture or to cancel it, because the company was to be saved without it. */
  isWarned: boolean;
  /** Called when a picture is chosen, and when it is added or cancelled. */
  onPendingChange: (isPending: boolean) => void;
};

/** Chooses a picture, crops it and asks for its caption. */
export function NewPicture({ isWarned, onPendingChange }: NewPictureProps) {
  const t = useText();
  const [file, setFile] = useState<File | null>(null);
  const [cropped, setCropped] = useState<Cropped | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { Component: Crop, isFailed } = cropper.useComponent(file !== null);
  const close = useCallback(() => setFile(null), []);
  const isPending = file !== null || cropped !== null;
  useEffect(() => {
    if (!isPending) return undefined;
    onPendingChange(true);
    return () => onPendingChange(false);
  }, [isPending, onPendingChange]);
  const reject = useCallback(() => {
    setError(t('company.image.type'));
    close();
  }, [t, close]);
  if (cropped) {
    return (
      <Pending isWarned={isWarned}>
        <Caption cropped={cropped} onCancel={() => setCropped(null)} />
      </Pending>
    );
  }
  if (file && !isFailed) {
    return (
      <Pending isWarned={isWarned}>
        {Crop ? (
          <Crop
            file={file}
            {...SHAPE}
            label={t('company.pictureCrop')}
            onCrop={(blob) => {
              setCropped({ blob, url: URL.createObjectURL(blob) });
              close();
            }}
            onCancel={close}
            onUnreadable={reject}
          />
        ) : (
          <Skeleton shape="block" height={180} />
        )}
      </Pending>
    );
  }
  return (
    <Choice
      error={error ?? (isFailed ? t('company.image.failed') : null)}
      onChoose={(chosen) => {
        const problem = imageProblem(chosen);
        setError(problem && t(`company.image.${problem}`));
        setFile(problem ? null : chosen);
      }}
    />
  );
}

function Pending({ isWarned, children }: { isWarned: boolean; children: ReactNode }) {
  const t = useText();
  return (
    <div className={imageStyles.field} data-new-picture>
      {children}
      {isWarned && (
        <p role="alert" className={imageStyles.error}>
          {t('company.picturePending')}
        </p>
      )}
    </div>
  );
}

function Choice({ error, onChoose }: { error: string | null; onChoose: (file: File) => void }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={imageStyles.field}>
      <label className={imageStyles.label} htmlFor={id}>
        {t('company.pictureFile')}
      </label>
      <div className={imageStyles.actions}>
        <input
          ref={input}
          id={id}
          className={imageStyles.input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          tabIndex={-1}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            if (target.files?.[0]) onChoose(target.files[0]);
            target.value = '';
          }}
        />
        <Button variant="secondary" size="small" icon={<UploadIcon />} onClick={() => input.current?.click()}>
          {t('company.pictureChoose')}
        </Button>
        <span id={`${id}-hint`} className={imageStyles.hint}>
          {t('company.pictureHint')}
        </span>
      </div>
      {error && (
        <p role="alert" className={imageStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type Cropped = { blob: Blob; url: string };

function Caption({ cropped: { blob, url }, onCancel }: { cropped: Cropped; onCancel: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const isSaving = useSelector(selectArePicturesSaving);
  const [caption, setCaption] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    return () => URL.revokeObjectURL(url);
  }, [url]);
  const add = () => {
    setIsChecked(true);
    if (!isCaption(caption)) return field.current?.focus();
    dispatch(picturesChangeRequested({ kind: 'add', picture: blob, caption: caption.trim() }));
  };
  return (
    <div className={styles.picture}>
      <img className={styles.image} src={url} alt="" width={160} height={100} />
      <TextField
        ref={field}
        label={t('company.pictureCaption')}
        hint={t('company.pictureCaptionHint')}
        aria-required
        value={caption}
        error={isChecked && !isCaption(caption) ? t('company.pictureCaptionError') : undefined}
        onChange={({ target }) => setCaption(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <div className={styles.actions}>
        <Button size="small" variant="secondary" isLoading={isSaving} onClick={add}>
          {t('company.pictureAdd')}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('company.pictureCancel')}
        </Button>
      </div>
    </div>
  );
}
