import { useEffect, useState } from 'react';

/** Decodes an image file; `isFailed` for a file that is not an image. */
export function useImageBitmap(file: Blob): { bitmap: ImageBitmap | null; isFailed: boolean } {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let opened: ImageBitmap | null = null;
    createImageBitmap(file).then(
      (decoded) => {
        if (!isCurrent) return decoded.close();
        opened = decoded;
        return setBitmap(decoded);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [file]);
  return { bitmap, isFailed };
}
