import { lazyComponent } from '@cpa/shared/ui';
import { useCallback, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { type ImageProblem, imageProblem } from '../model/imageProblem.ts';

const cropper = lazyComponent(async () => ({
  default: (await import('@cpa/shared/ui/image-crop')).ImageCrop,
}));

/** A file to crop, and why the last one was refused. `Crop` loads on demand. */
export function useImageCrop() {
  const t = useText();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<ImageProblem | null>(null);
  const { Component: Crop, isFailed } = cropper.useComponent(file !== null);
  const close = useCallback(() => setFile(null), []);
  const reject = useCallback(() => {
    setError('type');
    setFile(null);
  }, []);
  return {
    file: isFailed ? null : file,
    Crop,
    error: (error ?? isFailed) ? t(`company.image.${error ?? 'failed'}`) : null,
    choose: (chosen: File | undefined) => {
      if (!chosen) return;
      const problem = imageProblem(chosen);
      setError(problem);
      setFile(problem ? null : chosen);
    },
    close,
    reject,
  };
}
