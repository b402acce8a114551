import type { Cv } from '@cpa/shared/contracts';
import { cvContent, type Entry, type Section } from '../content/cvContent.ts';

/** Returns a CV as plain text, for forms that accept no file. */
export function toPlainText(cv: Cv): string {
  const { name, label, contacts, sections } = cvContent(cv);
  const head = [name, label, ...contacts.map(({ text }) => text)].filter(Boolean).join('\n');
  return `${[head, ...sections.map(sectionText)].filter(Boolean).join('\n\n')}\n`;
}

function sectionText(section: Section): string {
  const title = section.title.toUpperCase();
  if (section.kind === 'text') return [title, ...section.texts].join('\n');
  if (section.kind === 'entries') return [title, section.entries.map(entryText).join('\n\n')].join('\n');
  const items = section.items.map(({ name, detail }) =>
    name && detail ? `- ${name}: ${detail}` : `- ${name || detail}`,
  );
  return [title, ...items].join('\n');
}

function entryText({ title, place, dates, url, texts, bullets }: Entry): string {
  const name = [title, place].filter(Boolean).join(', ');
  const first = name && dates ? `${name} (${dates})` : name || dates;
  return [first, url, ...texts, ...bullets.map((line) => `- ${line}`)].filter(Boolean).join('\n');
}
