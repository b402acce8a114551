import { crc32, deflateRawSync } from 'node:zlib';

/** A valid PDF with one empty page. */
export function aPdf({ comment = '' } = {}): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = `%PDF-1.7\n%${comment}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const begin = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export interface ZipPart {
  name: string;
  bytes: Buffer | string;
  /** Size in the directory, when it differs from the real one. */
  saidSize?: number;
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ' +
  'PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** Entries of a one-line Word document. */
export const DOCX_PARTS: ZipPart[] = [
  { name: '[Content_Types].xml', bytes: TYPES },
  { name: '_rels/.rels', bytes: '<?xml version="1.0"?><Relationships/>' },
  {
    name: 'word/document.xml',
    bytes: '<?xml version="1.0"?><w:document><w:t>Mi ta cushina.</w:t></w:document>',
  },
];

/** Builds a zip file, as `docx` files are. */
export function aZip(parts: ZipPart[] = DOCX_PARTS): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, saidSize } of parts) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saidSize ?? content.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, label, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, label]));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, entries, Buffer.from('PK\u0005\u0006'), end]);
}
