import { Button, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { PdfPage } from './PdfPage.tsx';
import styles from './PdfViewer.module.css';
import { openPdf, type PdfDocument } from './pdfDocument.ts';
import { useWidth } from './useWidth.ts';

const ZOOMS = [0.6, 0.8, 1, 1.25, 1.5, 2];

export type PdfViewerProps = { url: string; onFail: () => void };

/** Shows a PDF with selectable text. A renewed URL of the same file does not load it again. */
export default function PdfViewer({ url, onFail }: PdfViewerProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [pages, width] = useWidth<HTMLDivElement>();
  const [zoom, setZoom] = useState(2);
  const [pdf, setPdf] = useState<PdfDocument | null>(null);
  const fail = useEffectEvent(onFail);
  const isLoaded = pdf !== null;

  useEffect(() => {
    if (isLoaded) return undefined;
    const opening = openPdf(url);
    let isCurrent = true;
    opening.then(
      (opened) => (isCurrent ? setPdf(opened) : void opened.close()),
      () => isCurrent && fail(),
    );
    return () => void (isCurrent = false);
  }, [url, isLoaded]);
  useEffect(() => () => void pdf?.close(), [pdf]);

  return (
    <div ref={frame} className={styles.viewer}>
      <div className={styles.tools} role="group" aria-label={t('review.tab.resume')}>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('resume.zoomOut')}
          aria-disabled={zoom === 0}
          onClick={() => setZoom((at) => Math.max(0, at - 1))}
        >
          −
        </Button>
        <Button variant="quiet" size="small" onClick={() => setZoom(2)}>
          {t('resume.fit')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('resume.zoomIn')}
          aria-disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom((at) => Math.min(ZOOMS.length - 1, at + 1))}
        >
          +
        </Button>
        <span className={styles.count}>{pdf && t('resume.pages', { count: pdf.pageCount })}</span>
        {document.fullscreenEnabled && (
          <Button variant="quiet" size="small" onClick={() => void frame.current?.requestFullscreen()}>
            {t('resume.fullScreen')}
          </Button>
        )}
      </div>
      <div
        ref={pages}
        className={styles.pages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        role="region"
        aria-label={t('review.tab.resume')}
      >
        {pdf && width > 0 ? (
          Array.from({ length: pdf.pageCount }, (_, index) => (
            <PdfPage key={index} pdf={pdf} number={index + 1} width={width * ZOOMS[zoom]!} />
          ))
        ) : (
          <LoadingArea label={t('resume.loading')}>
            <Skeleton shape="block" height={560} />
          </LoadingArea>
        )}
      </div>
    </div>
  );
}
