import { lazyComponent, Skeleton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useText } from '../../../messages/texts.ts';
import styles from './ProfileFiles.module.css';

const cropper = lazyComponent(async () => ({
  default: (await import('@cpa/shared/ui/image-crop')).ImageCrop,
}));

type PhotoCropProps = {
  /** The chosen file; null closes the dialog. */
  file: File | null;
  onCrop: (photo: File) => void;
  onCancel: () => void;
  /** Called for a file that cannot be decoded. */
  onUnreadable: () => void;
};

/** A dialog in which the chosen photo is cropped to a square. */
export function PhotoCrop({ file, onCrop, onCancel, onUnreadable }: PhotoCropProps) {
  const t = useText();
  const { Component: Crop, isFailed } = cropper.useComponent(file !== null);
  return (
    <Dialog isOpen={file !== null} size="small" title={t('photo.crop')} onClose={onCancel}>
      {isFailed && <p role="alert">{t('error.network')}</p>}
      {file && Crop ? (
        <Crop
          file={file}
          aspect={1}
          outputWidth={800}
          label={t('photo.cropFrame')}
          onCrop={(image) => onCrop(new File([image], 'photo.webp', { type: image.type }))}
          onCancel={onCancel}
          onUnreadable={onUnreadable}
        />
      ) : (
        !isFailed && (
          <div className={styles.cropLoading}>
            <Skeleton shape="block" height={320} />
          </div>
        )
      )}
    </Dialog>
  );
}
