import { Button, lazyComponent, UserIcon } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useRef, useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { toPhoto } from '../../model/toPhoto.ts';
import styles from './BasicsForm.module.css';

const crop = lazyComponent(async () => {
  const { ImageCrop } = await import('@cpa/shared/ui/image-crop');
  return { default: ImageCrop };
});

type PhotoFieldProps = {
  image: string | undefined;
  onChange: (image: string | undefined) => void;
};

/** The photo of the CV: chosen, cropped to a square, removed. */
export function PhotoField({ image, onChange }: PhotoFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<'unreadable' | null>(null);
  const { Component: ImageCrop, isFailed } = crop.useComponent(file !== null);
  const isShown = image?.startsWith('data:image/') ?? false;
  const use = async (cropped: Blob) => {
    onChange(await toPhoto(cropped));
    setFile(null);
  };

  return (
    <div className="row-3 wrap center full-row">
      {isShown ? (
        <img className={styles.picture} src={image} alt={t('cv.photo.alt')} width={72} height={72} />
      ) : (
        <span className={`${styles.picture} ${styles.blank}`} aria-hidden>
          <UserIcon size={28} />
        </span>
      )}
      <div className={styles.photoText}>
        <div className="row-2 wrap">
          <Button ref={choose} variant="secondary" size="small" onClick={() => input.current?.click()}>
            {t(isShown ? 'cv.photo.replace' : 'cv.photo.add')}
          </Button>
          {image && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onChange(undefined);
                choose.current?.focus();
              }}
            >
              {t('cv.photo.remove')}
            </Button>
          )}
        </div>
        <p className="mute text-13">{t(image && !isShown ? 'cv.photo.linked' : 'cv.photo.hint')}</p>
        {(error || isFailed) && (
          <p className="text-14 coral" role="alert">
            {t('cv.photo.unreadable')}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('cv.photo.add')}
        onChange={({ target }) => {
          setError(null);
          setFile(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      <Dialog
        isOpen={file !== null && ImageCrop !== null}
        onClose={() => setFile(null)}
        title={t('cv.photo.crop')}
        size="small"
      >
        {file && ImageCrop && (
          <ImageCrop
            file={file}
            aspect={1}
            outputWidth={480}
            label={t('cv.photo.crop')}
            onCrop={(cropped) => void use(cropped)}
            onCancel={() => setFile(null)}
            onUnreadable={() => {
              setFile(null);
              setError('unreadable');
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
