import { createHash } from 'node:crypto';
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
    await word('Word whose main part has another name', {
      '[Content_Types].xml': CONTENT_TYPES.replace('document.xml', 'document2.xml'),
      '_rels/.rels': RELATIONS.replace('document.xml', 'document2.xml'),
      'word/document2.xml': blank(59 * MB),
    }),
    await word('Word of 5 MB that cannot be compressed', { 'word/media/photo.bin': noise(4.9 * MB) }),
    await word(
      'Word with 39,000 empty entries',
      many(39_000, (at) => `word/media/${at}.xml`, Buffer.alloc(0)),
    ),
    await word('Word that unpacks to 400 MB', { 'word/document.xml': blank(400 * MB) }),
    {
      name: 'Word with 900 entries that share 3 MB',
      file: 'resume.docx',
      bytes: await withSharedContent(900, blank(3 * MB)),
    },
    {
      name: 'Word with an archive in an archive, 400 MB',
      file: 'resume.docx',
      bytes: await zipped({ 'word/inner.zip': await zipped({ 'word/document.xml': blank(400 * MB) }) }),
    },
    {
      name: 'Word whose last 64 KB are ends of archives',
      file: 'resume.docx',
      bytes: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(4.9 * MB, END_OF_ARCHIVE)]),
    },
    {
      name: 'OpenDocument that unpacks to 400 MB',
      file: 'resume.odt',
      bytes: await zipped({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': blank(400 * MB),
      }),
    },
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

/** End record of a ZIP archive that points nowhere. */
const END_OF_ARCHIVE = Buffer.from(`PK\u0005\u0006${'\u0001'.repeat(18)}`, 'latin1');

/** Bytes that do not compress, the same in every run. */
function noise(size: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < size; at += 32) parts.push(createHash('sha256').update(String(at)).digest());
  return Buffer.concat(parts).subarray(0, size);
}

/** Makes a document whose directory lists its largest part under many names. */
async function withSharedContent(count: number, content: Buffer): Promise<Buffer> {
  const file = await zipped({ 'word/media/0000.xml': content });
  const end = file.length - 22;
  const directory = file.readUInt32LE(end + 16);
  const entry = file.subarray(directory, end);
  const entries = Array.from({ length: count }, (_one, at) => {
    const copy = Buffer.from(entry);
    copy.write(String(at).padStart(4, '0'), 46 + 'word/media/'.length);
    return copy;
  });
  const record = Buffer.from(file.subarray(end));
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(entry.length * count, 12);
  return Buffer.concat([file.subarray(0, directory), ...entries, record]);
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
