import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';

const MB = 1024 * 1024;

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** Makes resumes that are as expensive as the limits of an upload allow, and bombs beyond them. */
export async function hostileResumes(): Promise<{ name: string; file: string; bytes: Buffer }[]> {
  const blank = (size: number) => Buffer.alloc(size, ' ');
  const word = async (name: string, entries: Record<string, Buffer | string>) => ({
    name,
    file: 'resume.docx',
    bytes: await zipped({
      '[Content_Types].xml': CONTENT_TYPES,
      '_rels/.rels': RELATIONS,
      'word/document.xml': '<w:document/>',
      ...entries,
    }),
  });
  const many = (count: number, nameOf: (at: number) => string, content: Buffer) =>
    Object.fromEntries(Array.from({ length: count }, (_one, at) => [nameOf(at), content]));
  return [
    await word('Word, one page', {}),
    await word('Word whose text has 59 MB', { 'word/document.xml': blank(59 * MB) }),
    await word('Word whose content types have 59 MB', {
      '[Content_Types].xml': Buffer.concat([Buffer.from(CONTENT_TYPES), blank(59 * MB)]),
    }),
    await word(
      'Word with 58 relations of 1 MB',
      many(58, (at) => `word/_rels/${at}.rels`, blank(MB - 1)),
    ),
    await word(
      'Word with 990 entries of 60 KB',
      many(990, (at) => `word/media/${at}.xml`, blank(60_000)),
    ),
    await word('Word that unpacks to 400 MB', { 'word/document.xml': blank(400 * MB) }),
    {
      name: 'PDF with a stream of 400 MB',
      file: 'resume.pdf',
      bytes: pdf(deflateSync(deflateSync(blank(400 * MB), { level: 9 }), { level: 9 })),
    },
    {
      name: 'PDF of 5 MB of opened dictionaries',
      file: 'resume.pdf',
      bytes: pdf(Buffer.alloc(5 * MB - 500, '<<')),
    },
    {
      name: 'PDF of 5 MB of ends',
      file: 'resume.pdf',
      bytes: pdf(Buffer.alloc(5 * MB - 500, 'startxref\n%%EOF\n')),
    },
  ];
}

async function zipped(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream);
}

const pdf = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Filter [/FlateDecode /FlateDecode] /Length ${content.length} >>\nstream\n`,
    ),
    content,
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
  ]);
