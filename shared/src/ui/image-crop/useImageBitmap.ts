import { useEffect, useState } from 'react';

type Decoded = { file: Blob; bitmap: ImageBitmap | null };

/** Decodes an image file; `isFailed` for a file that is not an image. */
export function useImageBitmap(file: Blob): { bitmap: ImageBitmap | null; isFailed: boolean } {
  const [decoded, setDecoded] = useState<Decoded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let opened: ImageBitmap | null = null;
    createImageBitmap(file).then(
      (bitmap) => {
        if (!isCurrent) return bitmap.close();
        opened = bitmap;
        return setDecoded({ file, bitmap });
      },
      () => isCurrent && setDecoded({ file, bitmap: null }),
    );
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [file]);
  // The bitmap of the file before is closed, and drawing it would throw.
  const current = decoded?.file === file ? decoded : null;
  return { bitmap: current?.bitmap ?? null, isFailed: current !== null && current.bitmap === null };
}
