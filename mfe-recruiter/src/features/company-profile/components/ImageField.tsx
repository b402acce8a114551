import { Avatar, Button, lazyComponent, Skeleton, UploadIcon } from '@cpa/shared/ui';
import { ImageIcon } from '@cpa/shared/ui/icons';
import { type DragEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { imageProblem } from '../model/imageProblem.ts';
import styles from './ImageField.module.css';
import type { ImageName, useCompanyImages } from './useCompanyImages.ts';

const cropper = lazyComponent(async () => ({
  default: (await import('@cpa/shared/ui/image-crop')).ImageCrop,
}));

const SHAPES = {
  cover: { aspect: 4, outputWidth: 1600 },
  logo: { aspect: 1, outputWidth: 512 },
} as const;

type ImageFieldProps = {
  image: ImageName;
  companyName: string;
  images: ReturnType<typeof useCompanyImages>;
};

/** Chooses an image by button or drop and crops it in place. */
export function ImageField({ image, companyName, images }: ImageFieldProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { Component: Crop, isFailed } = cropper.useComponent(file !== null);
  const url = images[image];

  const open = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = imageProblem(chosen);
    setError(problem && t(`company.image.${problem}`));
    setFile(problem ? null : chosen);
  };
  const wasCropping = useRef(false);
  useEffect(() => {
    // The button is rendered again after the crop.
    if (wasCropping.current && !file) choose.current?.focus();
    wasCropping.current = file !== null;
  }, [file]);
  const close = useCallback(() => setFile(null), []);
  const reject = useCallback(() => {
    setError(t('company.image.type'));
    close();
  }, [t, close]);

  if (file && !isFailed) {
    return (
      <div className={styles.field}>
        <span className={styles.label}>{t(`company.${image}`)}</span>
        <div className={image === 'logo' ? styles.square : undefined}>
          {Crop ? (
            <Crop
              file={file}
              {...SHAPES[image]}
              label={t(`company.image.${image}Crop`)}
              onCrop={(blob) => {
                images.replace(image, blob);
                close();
              }}
              onCancel={close}
              onUnreadable={reject}
            />
          ) : (
            <Skeleton shape="block" height={180} />
          )}
        </div>
      </div>
    );
  }
  return (
    <div
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        open(event.dataTransfer.files[0]);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {t(`company.${image}`)}
      </label>
      <div className={styles.current} data-image={image}>
        {image === 'logo' ? (
          <Avatar name={companyName} src={url} size={72} shape="square" />
        ) : url ? (
          <img className={styles.cover} src={url} alt="" width={1280} height={320} />
        ) : (
          <span className={styles.empty} aria-hidden>
            <ImageIcon size={28} />
          </span>
        )}
        <div className={styles.actions}>
          <input
            ref={input}
            id={id}
            className={styles.input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            tabIndex={-1}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              open(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button
            ref={choose}
            variant="secondary"
            size="small"
            icon={<UploadIcon />}
            onClick={() => input.current?.click()}
          >
            {t(url ? `company.image.${image}Change` : `company.image.${image}Choose`)}
          </Button>
          {url && (
            <Button variant="quiet" size="small" onClick={() => images.remove(image)}>
              {t(`company.image.${image}Remove`)}
            </Button>
          )}
          <span id={`${id}-hint`} className={styles.hint}>
            {t(`company.image.${image}Hint`)}
          </span>
        </div>
      </div>
      {(error || isFailed) && (
        <p role="alert" className={styles.error}>
          {error ?? t('company.image.failed')}
        </p>
      )}
    </div>
  );
}
