/**
 * A receipt or credit note of an order, or the documents of a company's month: then `id` is that of the company, and
 * `number` is as `2026-11`.
 */
export type DocumentRequest = { id: number; kind: 'receipt' | 'creditNote' | 'csv' | 'pdf'; number: string };

/** Returns the name under which a document is saved. */
export function fileNameOf({ id, kind, number }: DocumentRequest): string {
  if (kind === 'receipt') return `receipt-${number}.pdf`;
  return kind === 'creditNote' ? `credit-note-${number}.pdf` : `receipts-${id}-${number}.${kind}`;
}
