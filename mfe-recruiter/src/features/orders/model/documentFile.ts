/** A receipt or credit note of an order, or the documents of a company's month, whose `number` is as `2026-11`. */
export type DocumentRequest = { id: number; kind: 'receipt' | 'creditNote' | 'csv' | 'pdf'; number: string };

/** Returns the name under which a document is saved. */
export function fileNameOf({ kind, number }: Omit<DocumentRequest, 'id'>): string {
  if (kind === 'receipt') return `receipt-${number}.pdf`;
  return kind === 'creditNote' ? `credit-note-${number}.pdf` : `receipts-${number}.${kind}`;
}
