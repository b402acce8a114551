import { Avatar, Button, CompanyIcon, Skeleton } from '@cpa/shared/ui';
import { ImageIcon } from '@cpa/shared/ui/icons';
import { type DragEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../../../messages/texts.ts';
import { FileInput } from './FileInput.tsx';
import styles from './ImageField.module.css';
import type { ImageName, useCompanyImages } from './useCompanyImages.ts';
import { useImageCrop } from './useImageCrop.ts';

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
  const button = useRef<HTMLButtonElement>(null);
  const { file, Crop, error, choose, close, reject } = useImageCrop();
  const url = images[image];

  const wasCropping = useRef(false);
  useEffect(() => {
    // The button is rendered again after the crop.
    if (wasCropping.current && !file) button.current?.focus();
    wasCropping.current = file !== null;
  }, [file]);

  if (file) {
    return (
      <div className="stack-2">
        <span className="semibold text-14">{t(`company.${image}`)}</span>
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
      className="stack-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
    >
      <label className="semibold text-14" htmlFor={id}>
        {t(`company.${image}`)}
      </label>
      <div className={styles.current} data-image={image}>
        {image === 'logo' && (url || companyName) ? (
          <Avatar name={companyName} src={url} size={72} shape="square" />
        ) : url ? (
          <img className={styles.cover} src={url} alt="" width={1280} height={320} />
        ) : (
          <span className={styles.empty} aria-hidden>
            {image === 'logo' ? <CompanyIcon size={28} /> : <ImageIcon size={28} />}
          </span>
        )}
        <FileInput
          id={id}
          name={t(url ? `company.image.${image}Change` : `company.image.${image}Choose`)}
          hint={t(`company.image.${image}Hint`)}
          button={button}
          onChoose={choose}
        >
          {url && (
            <Button variant="quiet" size="small" onClick={() => images.remove(image)}>
              {t(`company.image.${image}Remove`)}
            </Button>
          )}
        </FileInput>
      </div>
      {error && (
        <p role="alert" className="text-13-5 coral">
          {error}
        </p>
      )}
    </div>
  );
}
