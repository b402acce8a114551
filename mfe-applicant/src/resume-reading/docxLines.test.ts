import { strToU8, zipSync } from 'fflate';
import { docxLines } from './reading/docxLines.ts';

describe('docxLines', () => {
  it('reads headers, text boxes, lists and entities once, and skips deleted text', () => {
    const xml = (body: string) => strToU8(`<w:document><w:body>${body}</w:body></w:document>`);
    const text = (value: string) => `<w:p><w:r><w:t xml:space="preserve">${value}</w:t></w:r></w:p>`;
    const zip = zipSync({
      'word/header1.xml': xml(text('Anna Croes')),
      'word/header2.xml': xml(text('Anna Croes')),
      'word/document.xml': xml(
        `<w:p><w:r><mc:Choice><w:txbxContent>${text('Skills &amp; more')}</w:txbxContent></mc:Choice><mc:Fallback>${text('Skills &amp; more')}</mc:Fallback></w:r></w:p>` +
          '<w:p><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>Caf&#233;</w:t><w:tab/><w:t>B</w:t></w:r></w:p>' +
          '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>',
      ),
    });
    expect(docxLines(zip)).toMatchObject([
      { text: 'Anna Croes', isBullet: false },
      { text: 'Skills & more', isBullet: false },
      { text: 'Café\tB', isBullet: true },
    ]);
    expect(docxLines(zipSync({ 'a.txt': strToU8('x') }))).toBeNull();
  });
});
