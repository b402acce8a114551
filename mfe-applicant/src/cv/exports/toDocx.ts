import type { Cv } from '@cpa/shared/contracts';
import type { IParagraphOptions, Paragraph } from 'docx';
import { cvContent, type Entry, fullUrl, type Section, shortUrl } from '../content/cvContent.ts';
import { cvTexts } from '../content/cvTexts.ts';
import { readable } from '../pdf/color.ts';

/** Sizes of the paper in twentieths of a point. */
const PAPERS = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const MARGIN = 1100;
const LANGUAGES = { en: 'en-US', nl: 'nl-NL', es: 'es-ES', pap: 'pap-AW' };

/** Returns a CV as a Word document with real headings, lists and links, in one column. */
export async function toDocx(cv: Cv): Promise<Uint8Array<ArrayBuffer>> {
  const docx = await import(/* webpackChunkName: "docx" */ 'docx');
  const { settings } = cv;
  const content = cvContent(cv);
  const accent = readable(settings.color, '#ffffff').slice(1);
  const paper = PAPERS[settings.paper];
  const right = paper.width - 2 * MARGIN;
  const paragraph = (options: IParagraphOptions) => new docx.Paragraph(options);
  const linked = (text: string, url: string | undefined) =>
    url
      ? new docx.ExternalHyperlink({ link: url, children: [new docx.TextRun({ text, style: 'Hyperlink' })] })
      : new docx.TextRun(text);

  const head = [
    ...(content.name ? [paragraph({ text: content.name, heading: docx.HeadingLevel.TITLE })] : []),
    ...(content.label
      ? [paragraph({ children: [new docx.TextRun({ text: content.label, size: 24 })] })]
      : []),
    paragraph({
      children: content.contacts.flatMap(({ text, url }, place) => [
        ...(place > 0 ? [new docx.TextRun('  ·  ')] : []),
        linked(text, url),
      ]),
    }),
  ];

  function sectionParagraphs(section: Section): Paragraph[] {
    const title = paragraph({ text: section.title, heading: docx.HeadingLevel.HEADING_1 });
    if (section.kind === 'text') return [title, ...section.texts.map((text) => paragraph({ text }))];
    if (section.kind === 'entries') return [title, ...section.entries.flatMap(entryParagraphs)];
    const items = section.items.map(({ name, detail }) =>
      paragraph({
        children: [
          new docx.TextRun({ text: name, bold: Boolean(name && detail) }),
          ...(detail ? [new docx.TextRun(name ? `: ${detail}` : detail)] : []),
        ],
      }),
    );
    return [title, ...items];
  }

  function entryParagraphs({ title, place, dates, url, texts, bullets }: Entry): Paragraph[] {
    const name = paragraph({
      heading: docx.HeadingLevel.HEADING_2,
      tabStops: [{ type: docx.TabStopType.RIGHT, position: right }],
      children: [
        new docx.TextRun({ text: title, bold: true }),
        ...(place ? [new docx.TextRun({ text: `, ${place}`, bold: false })] : []),
        ...(dates ? [new docx.TextRun({ text: `\t${dates}`, bold: false, color: '57626A' })] : []),
      ],
    });
    return [
      name,
      ...(url ? [paragraph({ children: [linked(shortUrl(url), fullUrl(url))] })] : []),
      ...texts.map((text) => paragraph({ text })),
      ...bullets.map((text) => paragraph({ text, bullet: { level: 0 } })),
    ];
  }

  const heading = { keepNext: true, keepLines: true };
  const document = new docx.Document({
    title: content.name ? `${content.name} – CV` : cvTexts[settings.language].sections.summary,
    creator: content.name,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 21, language: { value: LANGUAGES[settings.language] } },
          paragraph: { spacing: { after: 60, line: 264 } },
        },
        title: { run: { size: 44, bold: true, color: accent }, paragraph: { spacing: { after: 40 } } },
        heading1: {
          run: { size: 25, bold: true, color: accent },
          paragraph: {
            ...heading,
            spacing: { before: 280, after: 100 },
            border: { bottom: { style: docx.BorderStyle.SINGLE, size: 4, color: accent, space: 3 } },
          },
        },
        heading2: {
          run: { size: 21, color: '1C2328' },
          paragraph: { ...heading, spacing: { before: 120, after: 40 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: { size: paper, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        children: [...head, ...content.sections.flatMap(sectionParagraphs)],
      },
    ],
  });
  return new Uint8Array(await docx.Packer.toArrayBuffer(document));
}
