/** Types of the resume files that employers can open. */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeEnding = keyof typeof RESUME_TYPES;

/** Value of `accept` of a field for such a file. */
export const RESUME_ACCEPT = Object.entries(RESUME_TYPES)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join();

/** Bytes at the start of a file in which readers look for its header. */
const HEAD = 1024;
const PDF_HEADER = '%PDF-';
const ZIP_HEADER = 'PK\u0003\u0004';
/** Text before the bytes of an attachment. */
const ATTACHMENT = /\/EmbeddedFile[^<>]{0,200}(?:<<[^<>]{0,200}>>[^<>]{0,200})?>>\s{0,4}stream\r?\n$/;
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** False for a file that names itself something other than PDF or Word. Phones send files without an extension. */
export function canBeResume({ name, type = '' }: { name: string; type?: string }): boolean {
  const extension = /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined && extension in RESUME_TYPES) return true;
  const isKnown = Object.values<string>(RESUME_TYPES).includes(type);
  return isKnown || (extension === undefined && (type === '' || type === 'application/octet-stream'));
}

/**
 * Returns the format of a file by its header, which may follow other bytes: a byte order mark, printer commands,
 * headers of a mail. A file that starts as a web page or as JSON has none.
 */
export function containerOf(bytes: Uint8Array): 'pdf' | 'zip' | null {
  const head = latin1(bytes.subarray(0, HEAD));
  const [pdf, zip] = [head.indexOf(PDF_HEADER), head.indexOf(ZIP_HEADER)];
  const isPdf = pdf !== -1 && (zip === -1 || pdf < zip);
  const start = isPdf ? pdf : zip;
  const before = head.slice(0, Math.max(0, start));
  if (start === -1 || /<[a-z!?]/i.test(before) || /^\s*["{[]/.test(before)) return null;
  return isPdf ? 'pdf' : 'zip';
}

/**
 * Checks for the end of a PDF, which other bytes may follow. Refuses a file that is a ZIP archive as well, except in an
 * attachment of the PDF, and one that was cut off.
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  const text = latin1(bytes);
  const table = text.lastIndexOf('startxref');
  const end = text.lastIndexOf('%%EOF');
  const zip = zipBounds(bytes);
  const isAttached =
    zip &&
    ATTACHMENT.test(text.slice(Math.max(0, zip.start - HEAD), zip.start)) &&
    /^\s*endstream/.test(text.slice(zip.end, zip.end + 20));
  if (containerOf(bytes) !== 'pdf' || (zip && !isAttached)) return false;
  // The first table of a linearised file is at 0. Some scanners write 0 at the end, so readers rebuild the table.
  return (
    /^startxref\s+0*[1-9]/.test(text.slice(table, table + 60)) ||
    Math.max(table, end) > Math.max(0, trimmedLength(bytes) - HEAD)
  );
}

function trimmedLength(bytes: Uint8Array): number {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1]! <= 0x20) length -= 1;
  return length;
}

/** Size of the end record of a ZIP archive, and of the longest comment behind it. */
const END_RECORD = 22;
const MOST_COMMENT = 0xffff;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;

const ENTRY_ELSEWHERE = 0xffffffff;

/** Returns where a ZIP archive starts and ends among other bytes, or null without one. */
export function zipBounds(bytes: Uint8Array): { start: number; end: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isEntry = (at: number): boolean =>
    at >= 0 && at + 4 <= bytes.length && view.getUint32(at, true) === ENTRY_SIGNATURE;
  const last = bytes.length - END_RECORD;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const offset = view.getUint32(at + 16, true);
    const end = Math.min(at + END_RECORD + view.getUint16(at + 20, true), bytes.length);
    // Offsets count from the start of the archive, or from the start of the file.
    const start = at - view.getUint32(at + 12, true) - offset;
    if (offset === ENTRY_ELSEWHERE || isEntry(offset)) return { start: 0, end };
    if (isEntry(start + offset)) return { start, end };
  }
  return null;
}
