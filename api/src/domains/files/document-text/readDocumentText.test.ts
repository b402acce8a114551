import { deflateSync } from 'node:zlib';
import { aZip, producedResumes, wordParts } from '@cpa/shared/testing/files';
import { readDocumentText } from './readDocumentText.ts';

const PDF = 'application/pdf';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Builds a PDF with these objects; the first one is its catalogue. */
function aPdf(objects: (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, index) => [`${index + 1} 0 obj\n`, object, '\nendobj\n']);
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat(['%PDF-1.7\n', ...parts, trailer].map((part) => Buffer.from(part)));
}

const stream = (entries: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const FONT = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
const LINE = 'BT /F 9 Tf (lobster ) Tj ET ';
const LOOP = '/XObject << /X 3 0 R >>';

/** A document with the same content on every page. */
function pagesOf(pages: number, resources: string, content: Buffer): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`);
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents 3 0 R >>`;
  return aPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.join(' ')}] /Count ${pages} >>`,
    content,
    ...numbers.map(() => page),
  ]);
}

const longPage = stream('', Buffer.from(LINE.repeat(20_000)));

test.each(producedResumes().filter((_, index) => index % 16 === 0))(
  'reads a file of $producer',
  async ({ bytes, ending }) => {
    const text = await readDocumentText({ bytes, mediaType: ending === 'pdf' ? PDF : WORD });
    expect(text).toContain('Maria Croes');
  },
);

test('reads twenty pages', async () => {
  const bytes = pagesOf(30, FONT, stream('', Buffer.from(LINE)));
  const text = await readDocumentText({ bytes, mediaType: PDF });
  expect(text?.match(/lobster/g)).toHaveLength(20);
});

test('cuts a long text', async () => {
  const bytes = pagesOf(1, FONT, longPage);
  expect(await readDocumentText({ bytes, mediaType: PDF })).toHaveLength(100_000);
});

test.each<[string, Buffer, string]>([
  ['a PDF that ends early', pagesOf(1, FONT, longPage).subarray(0, 300), PDF],
  [
    'a page that unpacks to 300 MB',
    pagesOf(
      1,
      FONT,
      stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(300_000_000, LINE), { level: 1 })),
    ),
    PDF,
  ],
  ['a ZIP that is no document', aZip([{ name: 'a.txt', bytes: 'a' }]), WORD],
  [
    'a Word document with a huge part',
    aZip(
      wordParts().map(({ name, bytes }) => ({
        name,
        bytes: name === 'word/document.xml' ? Buffer.alloc(21_000_000, '<w:t>a') : bytes,
      })),
    ),
    WORD,
  ],
])('returns null for %s', async (_, bytes, mediaType) => {
  expect(await readDocumentText({ bytes, mediaType }, 5000)).toBeNull();
});

test('reads a page whose content draws itself', async () => {
  const content = stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${LOOP} ${FONT} >>`,
    Buffer.from(`${LINE} /X Do /X Do`),
  );
  const text = await readDocumentText({ bytes: pagesOf(1, `${LOOP} ${FONT}`, content), mediaType: PDF });
  expect(text).toContain('lobster');
});

test('stops at the deadline', async () => {
  const bytes = pagesOf(1, FONT, longPage);
  expect(await readDocumentText({ bytes, mediaType: PDF }, 100)).toBeNull();
});
