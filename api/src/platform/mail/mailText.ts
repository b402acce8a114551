import { OPERATOR, OPERATOR_DETAILS } from '../config/operator.ts';
import { layoutText } from './layoutText.ts';
import type { Letter, Link } from './letter.ts';
import { siteIn } from './siteUrls.ts';

export const SENDER = 'Career Portal Aruba';

/** Operator in the footer of every mail. */
export const OPERATOR_LINE = [OPERATOR.name, ...OPERATOR_DETAILS].join(' · ');

/** Links below every mail. */
export function footerLinks({ siteUrl, language, settings, leave }: Letter): Link[] {
  const site = siteIn(siteUrl, language);
  const t = layoutText(language);
  return [
    ...[settings, leave].filter((link) => link !== undefined),
    { label: t('help'), url: `${site}/faq` },
    { label: t('privacy'), url: `${site}/privacy` },
    { label: t('contact'), url: `${site}/contact` },
  ];
}

/** Writes the plain-text part, with the same content as the HTML. */
export function mailText(letter: Letter, links: Link[]): string {
  const { language, paragraphs, summary, stages, quote, items = [], action, note, reason } = letter;
  const rows = summary ? [...summary.rows, ...(summary.total ? [summary.total] : [])] : [];
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  const days =
    stages?.steps.flatMap(({ label, day }) => (day === undefined ? [] : [`${label}: ${day}`])) ?? [];
  return [
    letter.heading,
    ...paragraphs,
    ...(summary ? [[...(summary.title === undefined ? [] : [summary.title]), ...lines].join('\n')] : []),
    ...(days.length > 0 ? [days.join('\n')] : []),
    ...(quote ? [`${layoutText(language)('quote', { by: quote.by })}\n${quote.text}`] : []),
    ...items.map(({ title, url, lines: more }) => [title, ...more, url].join('\n')),
    `${action.label}: ${action.url}`,
    ...(note === undefined ? [] : [note]),
    ['--', reason, OPERATOR_LINE, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ].join('\n\n');
}
