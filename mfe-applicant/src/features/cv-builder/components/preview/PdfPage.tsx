import { drawPdfPage, type PDFDocumentProxy } from '@cpa/shared/ui/pdf';
import { useEffect, useRef } from 'react';
import { type PageText, readPageTexts, textAt } from './pageTexts.ts';
import styles from './PdfPages.module.css';

type PdfPageProps = {
  pdf: PDFDocumentProxy | null;
  number: number;
  width: number;
  aspect: number;
  onPick: (text: string) => void;
};

/** Page drawn on a canvas. `PageText` renders its text beside the canvas. */
export function PdfPage({ pdf, number, width, aspect, onPick }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const texts = useRef<PageText[]>([]);

  useEffect(() => {
    const target = canvas.current;
    if (!pdf || !target) return undefined;
    const abort = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (abort.signal.aborted || !(await drawPdfPage(page, target, width, abort.signal))) return;
      texts.current = await readPageTexts(page);
    };
    // Pages out of sight are drawn when they are scrolled to.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A page that was replaced while it was drawn is drawn again by the next effect.
        draw().catch(() => {});
      },
      { rootMargin: '400px' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, [pdf, number, width]);

  return (
    // The text version and the form are the accessible alternatives to a click here.
    <canvas
      ref={canvas}
      className={styles.page}
      style={{ inlineSize: width, blockSize: width / aspect }}
      aria-hidden
      onClick={({ nativeEvent: { offsetX, offsetY } }) => {
        const picked = textAt(texts.current, offsetX / width, offsetY / width);
        if (picked) onPick(picked);
      }}
    />
  );
}
