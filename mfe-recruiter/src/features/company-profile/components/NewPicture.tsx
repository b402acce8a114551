import type { PictureKind } from '@cpa/shared/contracts';
import { Button, Skeleton, TextField } from '@cpa/shared/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { isCaption } from '../model/caption.ts';
import { usePictureTexts } from '../pictureTexts.ts';
import { events, selectArePicturesSaving, selectIsPictureUploading } from '../state/companySlice.ts';
import { FileInput } from './FileInput.tsx';
import styles from './PicturesSection.module.css';
import { useImageCrop } from './useImageCrop.ts';

const SHAPE = { aspect: 1.6, outputWidth: 1280 };

export type NewPictureProps = {
  kind: PictureKind;
  /** Asks to add the picture or to cancel it, because the company would be saved without it. */
  isWarned: boolean;
  /** Called when a picture is chosen, and when it is added or cancelled. */
  onPendingChange: (kind: PictureKind, isPending: boolean) => void;
};

/** Chooses a picture, crops it and asks for its caption. */
export function NewPicture({ kind, isWarned, onPendingChange }: NewPictureProps) {
  const t = useText();
  const [cropped, setCropped] = useState<Cropped | null>(null);
  const { file, Crop, error, choose, close, reject } = useImageCrop();
  const isPending = file !== null || cropped !== null;
  useEffect(() => {
    if (!isPending) return undefined;
    onPendingChange(kind, true);
    return () => onPendingChange(kind, false);
  }, [kind, isPending, onPendingChange]);
  if (cropped) {
    return (
      <Pending isWarned={isWarned}>
        <Caption kind={kind} cropped={cropped} onCancel={() => setCropped(null)} />
      </Pending>
    );
  }
  if (file) {
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
  return <Choice kind={kind} error={error} onChoose={choose} />;
}

function Pending({ isWarned, children }: { isWarned: boolean; children: ReactNode }) {
  const t = useText();
  const isUploading = useSelector(selectIsPictureUploading);
  return (
    <div className="stack-2" data-new-picture>
      {children}
      {isWarned && (
        <p role="alert" className="text-13-5 coral">
          {t(isUploading ? 'company.pictureUploading' : 'company.picturePending')}
        </p>
      )}
    </div>
  );
}

type ChoiceProps = { kind: PictureKind; error: string | null; onChoose: (file: File | undefined) => void };

function Choice({ kind, error, onChoose }: ChoiceProps) {
  const t = useText();
  const tp = usePictureTexts();
  const id = useId();
  return (
    <div className="stack-2">
      <label className="semibold text-14" htmlFor={id}>
        {tp(`${kind}.file`)}
      </label>
      <FileInput id={id} name={tp(`${kind}.choose`)} hint={t('company.pictureHint')} onChoose={onChoose} />
      {error && (
        <p role="alert" className="text-13-5 coral">
          {error}
        </p>
      )}
    </div>
  );
}

type Cropped = { blob: Blob; url: string };

type CaptionProps = { kind: PictureKind; cropped: Cropped; onCancel: () => void };

function Caption({ kind, cropped: { blob, url }, onCancel }: CaptionProps) {
  const t = useText();
  const tp = usePictureTexts();
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
    // Of the other list, for example.
    if (isSaving) return;
    dispatch(
      events.picturesChangeRequested({ kind: 'add', list: kind, picture: blob, caption: caption.trim() }),
    );
  };
  return (
    <div className={styles.picture}>
      <img className={styles.image} src={url} alt="" width={160} height={100} />
      <TextField
        ref={field}
        label={t('company.pictureCaption')}
        hint={tp(`${kind}.captionHint`)}
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
