import { useEffect, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';
import { createTexts } from '../../i18n/index.ts';
import { Button } from '../button/Button.tsx';
import { clampView, cropArea, type CropView, MAX_ZOOM, START_VIEW, zoomAt } from './cropArea.ts';
import messages from './en.messages.json';
import styles from './ImageCrop.module.css';
import { useImageBitmap } from './useImageBitmap.ts';
import { usePinchAndWheel } from './usePinchAndWheel.ts';

export type ImageCropProps = {
  /** A JPEG, PNG or WebP file. */
  file: Blob;
  /** Width divided by height. */
  aspect: number;
  /** Largest width of the result in pixels. A smaller image is not enlarged. */
  outputWidth: number;
  /** Accessible name of the frame, for example "Crop of the logo". */
  label: string;
  /** Gets the crop as WebP, or PNG where the browser cannot write WebP. */
  onCrop: (image: Blob) => void;
  onCancel: () => void;
  /** Called for a file that cannot be decoded, or is too large for the browser to write. */
  onUnreadable: () => void;
};

const { useText } = createTexts(messages, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.messages.json'),
});

/** Pixels by which an arrow key moves the image. */
const KEY_STEP = 8;

/** Crops an image by drag, wheel, pinch, arrow keys and a slider. */
export function ImageCrop({
  file,
  aspect,
  outputWidth,
  label,
  onCrop,
  onCancel,
  onUnreadable,
}: ImageCropProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<CropView>(START_VIEW);
  const [isWriting, setWriting] = useState(false);
  const { bitmap, isFailed } = useImageBitmap(file);

  useEffect(() => {
    if (isFailed) onUnreadable();
  }, [isFailed, onUnreadable]);
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    if (bitmap && canvas.current) draw(canvas.current, bitmap, aspect, view, Math.min(outputWidth, 1200));
  }, [bitmap, aspect, view, outputWidth]);

  const change = (next: (view: CropView, image: ImageBitmap) => CropView) => {
    if (bitmap) setView((current) => next(current, bitmap));
  };
  const { moveProps } = useMove({
    onMove({ deltaX, deltaY, pointerType }) {
      const step = pointerType === 'keyboard' ? KEY_STEP : 1;
      change((current, image) => {
        const { width } = cropArea(image, aspect, current);
        const scale = width / (frame.current?.clientWidth ?? width);
        const x = current.x - (deltaX * step * scale) / image.width;
        const y = current.y - (deltaY * step * scale) / image.height;
        return clampView(image, aspect, { ...current, x, y });
      });
    },
  });
  usePinchAndWheel(frame, (factor, at) =>
    change((current, image) => zoomAt(image, aspect, current, current.zoom * factor, at)),
  );

  const crop = async () => {
    if (!bitmap || isWriting) return;
    setWriting(true);
    const { width } = cropArea(bitmap, aspect, view);
    const output = document.createElement('canvas');
    draw(output, bitmap, aspect, view, Math.round(Math.min(outputWidth, width)));
    try {
      onCrop(await toBlob(output));
    } catch {
      onUnreadable();
    } finally {
      setWriting(false);
    }
  };

  return (
    <div className="stack-2">
      <div
        {...moveProps}
        ref={frame}
        className={styles.frame}
        style={{ aspectRatio: aspect }}
        role="application"
        aria-label={label}
        aria-roledescription={t('frame')}
        aria-busy={!bitmap || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the image
        tabIndex={0}
      >
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      <p className="mute text-13-5">{t('hint')}</p>
      <div className="row-3 wrap center">
        <label className={styles.zoom}>
          {t('zoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={view.zoom}
            onChange={({ target }) =>
              change((current, image) => zoomAt(image, aspect, current, Number(target.value)))
            }
          />
        </label>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="small" disabled={!bitmap} onClick={() => void crop()}>
          {t('use')}
        </Button>
      </div>
    </div>
  );
}

function draw(
  canvas: HTMLCanvasElement,
  image: ImageBitmap,
  aspect: number,
  view: CropView,
  width: number,
): void {
  const { left, top, width: from, height } = cropArea(image, aspect, view);
  canvas.width = width;
  canvas.height = Math.round(width / aspect);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, from, height, 0, 0, canvas.width, canvas.height);
}

async function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No image'))), 'image/webp', 0.9);
  });
}
