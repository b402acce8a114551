import { aZip, type ZipPart, type ZipStyle } from './archives.ts';

/** A resume file with the features of the program that writes it. */
export type ProducedResume = { producer: string; name: string; bytes: Buffer; ending: 'pdf' | 'docx' };

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TEXT = 'Maria Croes';

type WordStyle = {
  main?: string;
  target?: string;
  relation?: string;
  types?: string;
  prefix?: string;
  quote?: string;
  encode?: (xml: string) => Uint8Array | string;
  nameOf?: (name: string) => string;
  more?: ZipPart[];
  isTypesLast?: boolean;
};

/** Parts of a Word document whose text is "Maria Croes". */
export function wordParts({
  main = 'word/document.xml',
  target = main,
  relation = `${OFFICE}/officeDocument`,
  types = `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${MAIN}"/>`,
  prefix = 'w:',
  quote = '"',
  encode = (xml) => xml,
  nameOf = (name) => name,
  more = [],
  isTypesLast = false,
}: WordStyle = {}): ZipPart[] {
  const written = (xml: string) => encode(quote === '"' ? xml : xml.replaceAll('"', quote));
  const namespace = `xmlns${prefix && `:${prefix.slice(0, -1)}`}="${WORD}"`;
  const p = prefix;
  const descriptions = [
    {
      name: nameOf('[Content_Types].xml'),
      bytes: written(
        `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types}</Types>`,
      ),
    },
    {
      name: nameOf('_rels/.rels'),
      bytes: written(
        `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${relation}" Target="${target}"/></Relationships>`,
      ),
    },
  ];
  const document = {
    name: nameOf(main),
    bytes: written(
      `${XML}<${p}document ${namespace}><${p}body><${p}p><${p}r><${p}t>${TEXT}</${p}t></${p}r></${p}p></${p}body></${p}document>`,
    ),
  };
  return isTypesLast ? [document, ...more, ...descriptions] : [...descriptions, document, ...more];
}

const utf16 = (xml: string) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');
const docx = (
  producer: string,
  style: WordStyle = {},
  zip: ZipStyle = {},
  name = 'resume.docx',
): ProducedResume => ({
  producer,
  name,
  bytes: aZip(wordParts(style), zip),
  ending: 'docx',
});

type PdfStyle = {
  header?: string;
  before?: string | Buffer;
  after?: string | Buffer;
  eol?: string;
  /** The end of the file, with the offset of the table. */
  end?: (offset: number) => string;
};

/** Builds a PDF whose text is "Maria Croes, Oranjestad". */
function aTextPdf({
  header = '%PDF-1.7',
  before = '',
  after = '',
  eol = '\n',
  end = (offset) => `startxref${eol}${offset}${eol}%%EOF${eol}`,
}: PdfStyle = {}): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${TEXT}, Oranjestad) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>${eol}stream\r\n${content}${eol}endstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = `${header}${eol}%\u00c4\u00e5\u00f2\u00e5${eol}`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${eol}${object}${eol}endobj${eol}`;
    return offset;
  });
  const gap = eol.length === 2 ? '' : ' ';
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n${gap}${eol}`).join('');
  const begin = text.length;
  text += `xref${eol}0 6${eol}0000000000 65535 f${gap}${eol}${table}trailer${eol}<< /Size 6 /Root 1 0 R >>${eol}${end(begin)}`;
  return Buffer.concat([Buffer.from(before), Buffer.from(text, 'latin1'), Buffer.from(after)]);
}

const pdf = (producer: string, style: PdfStyle = {}, name = 'resume.pdf'): ProducedResume => ({
  producer,
  name,
  bytes: aTextPdf(style),
  ending: 'pdf',
});

/** Files that office programs, phones, scanners and mail programs write. Each has the text "Maria Croes". */
export function producedResumes(): ProducedResume[] {
  const header = { name: 'word/header1.xml', bytes: `<w:hdr xmlns:w="${WORD}"/>` };
  const plain = aZip(wordParts());
  return [
    docx('Word for Windows', { more: [header, { name: 'docProps/app.xml', bytes: '<Properties/>' }] }),
    docx('Word Online, whose main part has another name', {
      main: 'word/document2.xml',
      target: '/word/document2.xml',
    }),
    docx('Word that saves as Strict Open XML', { relation: `${STRICT}/officeDocument` }),
    docx(
      'Google Docs, which streams and writes the types last',
      { isTypesLast: true },
      { hasDescriptors: true },
    ),
    docx('LibreOffice, with stored entries', {}, { isStored: true, hasDescriptors: false }),
    docx(
      'Pages, with entries for folders',
      {
        more: [
          { name: 'word/', bytes: '' },
          { name: 'docProps/', bytes: '' },
        ],
      },
      { isStored: true },
    ),
    docx('a .NET program, with 64-bit records', {}, { isZip64: true }),
    docx('a Java program, with 64-bit records and descriptors', {}, { isZip64: true, hasDescriptors: true }),
    docx('a .NET program on Windows, with backslashes', { nameOf: (name) => name.replaceAll('/', '\\') }),
    docx('a program with the type as the default of XML', {
      types: `<Default Extension="xml" ContentType="${MAIN}"/>`,
    }),
    docx('a program with parts at the root', { main: 'document.xml' }),
    docx('a program with relative targets', { target: './word/../word/document.xml' }),
    docx('a program with absolute names', { nameOf: (name) => `/${name}` }),
    docx('a program with names of the folder', { nameOf: (name) => `./${name.replace('/', '//')}` }),
    docx('a program with encoded targets', {
      main: 'word/main document.xml',
      target: 'word/main%20document.xml',
    }),
    docx('a program with other cases', { nameOf: (name) => name.toUpperCase() }),
    docx('a Python program, with its own prefixes', { prefix: 'ns0:' }),
    docx('a program with a default namespace and single quotes', { prefix: '', quote: "'" }),
    docx('a program with UTF-16', { encode: utf16 }),
    docx('an old converter without relationships', { relation: 'none' }),
    docx('a mail gateway with a comment', {}, { comment: 'scanned' }),
    {
      ...docx('a download with line ends before and after'),
      bytes: Buffer.concat([Buffer.from('\r\n'), plain, Buffer.from('\r\n\0\0')]),
    },
    docx('a phone, without an extension', {}, {}, 'Mi resume'),
    docx('somebody who renamed it', {}, {}, 'resume.pdf'),
    pdf('Word'),
    pdf('macOS Quartz', { header: '%PDF-1.3' }),
    pdf('Google Docs (Skia)', { header: '%PDF-1.4', end: (offset) => `startxref\n${offset}\n%%EOF` }),
    pdf('PDF 2.0', { header: '%PDF-2.0' }),
    pdf('a classic Mac program', { eol: '\r' }),
    pdf('a Windows program', { eol: '\r\n' }),
    pdf('a program that saves changes at the end', {
      end: (offset) =>
        `startxref\n${offset}\n%%EOF\n6 0 obj\n<< >>\nendobj\nxref\n0 0\ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${offset} >>\nstartxref\n${offset}\n%%EOF\n`,
    }),
    pdf('a printer, with its commands around', {
      before: '\u001b%-12345X@PJL JOB NAME = "SCAN"\r\n@PJL ENTER LANGUAGE = PDF\r\n',
      after: '\u001b%-12345X@PJL EOJ\r\n',
    }),
    pdf('a scanner that leaves the table to the reader', { end: () => 'startxref\n0\n%%EOF\n' }),
    pdf('a scanner that pads to blocks', { after: Buffer.alloc(9000) }),
    pdf('a phone’s scanner, without an extension', {}, 'Scan 12-11-2026'),
    pdf('an editor with a byte order mark', { before: '\ufeff' }),
    pdf('a mail program, with headers', {
      before: 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n',
      after: '\r\n--boundary--\r\n',
    }),
    pdf('a classic Mac, with 128 bytes in front', { before: Buffer.alloc(128) }),
    pdf('a web server with a notice behind', { after: `\n<!-- ${'generated '.repeat(300)} -->\n` }),
    pdf('a scanner, cut behind its last line', { end: () => 'startxref\n0\n' }),
    pdf('LibreOffice, with the document in it', {
      end: (offset) =>
        `6 0 obj\n<< /Type /EmbeddedFile /Params << /Size ${plain.length} >> /Length ${plain.length} >>\nstream\n${plain.toString('latin1')}\nendstream\nendobj\nstartxref\n${offset}\n%%EOF\n`,
    }),
    pdf('a mail gateway that lost the last bytes', { end: (offset) => `startxref\n${offset}\n%%E` }),
    pdf('somebody who renamed it', {}, 'resume.docx'),
  ];
}
