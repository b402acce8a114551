import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import type { PdfDocument } from './pdfDocument.ts';
import styles from './PdfViewer.module.css';

type PdfPageProps = { pdf: PdfDocument; number: number; width: number };

/** A page: a picture below its transparent text, which can be selected and searched. */
export function PdfPage({ pdf, number, width }: PdfPageProps) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ height: number; scale: number } | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const targets = { canvas: canvas.current!, text: text.current! };
    pdf.render(number, width, targets, setSize, abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, [pdf, number, width]);

  const style = {
    inlineSize: width,
    blockSize: size?.height ?? width * Math.SQRT2,
    '--total-scale-factor': size?.scale ?? 1,
    '--scale-factor': size?.scale ?? 1,
  } as CSSProperties;
  return (
    <section className={styles.page} style={style} aria-label={t('resume.page', { page: number })}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <div ref={text} className={styles.text} />
    </section>
  );
}
