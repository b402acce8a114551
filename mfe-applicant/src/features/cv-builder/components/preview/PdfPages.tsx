import { openPdf, type PDFDocumentProxy } from '@cpa/shared/ui/pdf';
import { useEffect, useState } from 'react';
import { PdfPage } from './PdfPage.tsx';
import styles from './PdfPages.module.css';

export type PdfPagesProps = {
  pdf: Uint8Array<ArrayBuffer>;
  /** Width of a page in CSS pixels. */
  width: number;
  /** Width divided by height of the paper. */
  aspect: number;
  /** Called with the text that was clicked. */
  onPick: (text: string) => void;
};

/** The pages of a PDF. The old pages stay until the new ones are rendered. */
export default function PdfPages({ pdf, width, aspect, onPick }: PdfPagesProps) {
  const [shown, setShown] = useState<PDFDocumentProxy | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const opened = await openPdf({ data: pdf });
      if (isCurrent) setShown(opened);
      else await opened.loadingTask.destroy();
    };
    void open();
    return () => void (isCurrent = false);
  }, [pdf]);
  useEffect(() => () => void shown?.loadingTask.destroy(), [shown]);

  return (
    <div className={styles.pages}>
      {Array.from({ length: shown?.numPages ?? 1 }, (_, index) => (
        <PdfPage key={index} pdf={shown} number={index + 1} width={width} aspect={aspect} onPick={onPick} />
      ))}
    </div>
  );
}
