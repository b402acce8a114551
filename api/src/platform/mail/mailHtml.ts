import { LANGUAGES } from '@cpa/shared/contracts';
import { escapeHtml } from '@cpa/shared/server';
import { layoutText } from './layoutText.ts';
import type { Letter, Link } from './letter.ts';
import { COLOURS_AND_PHONE, MARK, STYLES as S } from './mailStyles.ts';
import { OPERATOR_LINE, SENDER } from './mailText.ts';

/** Writes the HTML part: tables and inline styles, since mail clients support little else. */
export function mailHtml(letter: Letter, links: Link[]): string {
  const { language, subject, preheader, heading, paragraphs, action, note, reason } = letter;
  return `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${COLOURS_AND_PHONE}</style></head>
<body class="ground" style="${S.ground}">
<div class="preheader" style="${S.preheader}">${escapeHtml(preheader)}${'&#8199;&#847;'.repeat(60)}</div>
<table role="presentation" class="sheet" align="center" width="600" cellpadding="0" cellspacing="0" style="${S.sheet}">
<tr><td class="head line pad" style="${S.head}">${MARK}<span class="brand" style="${S.brand}">${SENDER}</span></td></tr>
<tr><td class="pad" style="${S.body}">
<h1 class="brand" dir="auto" style="${S.h1}">${escapeHtml(heading)}</h1>
${paragraphs.map((words) => `<p dir="auto" style="${S.p}">${lines(words)}</p>`).join('\n')}
${summaryBox(letter)}${stageBar(letter)}${quoteBox(letter)}${itemList(letter)}
<p style="${S.buttonLine}"><a class="button" href="${escapeHtml(action.url)}" style="${S.button}">${escapeHtml(action.label)}</a></p>
${note === undefined ? '' : `<p class="small" dir="auto" style="${S.small}">${escapeHtml(note)}</p>`}
${copyLink(action, layoutText(language)('copyLink'))}
</td></tr>
<tr><td class="foot pad" style="${S.foot}"><p class="small" dir="auto" style="${S.footLine}">${escapeHtml(reason)}</p>
<p class="small" style="${S.footLine}">${escapeHtml(OPERATOR_LINE)}</p>
<p class="small" style="${S.footLine}">${links.map((one) => `<a class="link" href="${escapeHtml(one.url)}" style="${S.link}">${escapeHtml(one.label)}</a>`).join(' &nbsp;·&nbsp; ')}</p></td></tr>
</table></body></html>`;
}

const lines = (words: string): string => escapeHtml(words).replaceAll('\n', '<br>');

/** Keeps a short remark in brackets, such as a time zone, on one line. */
const fact = (words: string): string =>
  lines(words).replaceAll(/\([^()<]{1,24}\)/g, '<span style="white-space:nowrap">$&</span>');

function copyLink({ url }: Link, lead: string): string {
  if (!/^https?:/.test(url)) return '';
  return `<p class="small line" style="${S.copy}">${escapeHtml(lead)}<br><a class="link" href="${escapeHtml(url)}" style="${S.link}">${escapeHtml(url)}</a></p>`;
}

function summaryBox({ summary }: Letter): string {
  if (!summary) return '';
  const row = ([label, value]: [string, string], style: string) =>
    `<tr><td class="small" dir="auto" style="${S.label}">${escapeHtml(label)}</td><td dir="auto" style="${style}">${fact(value)}</td></tr>`;
  return `<table role="presentation" class="box" width="100%" cellpadding="0" cellspacing="0" style="${S.box}">
${summary.title === undefined ? '' : `<tr><td colspan="2" dir="auto" style="${S.boxTitle}">${escapeHtml(summary.title)}</td></tr>`}
${summary.rows.map((one) => row(one, S.value)).join('\n')}
${summary.total ? row(summary.total, S.total) : ''}</table>`;
}

function stageBar({ stages }: Letter): string {
  if (!stages) return '';
  const { steps, current } = stages;
  const width = Math.floor(100 / steps.length);
  const cell = ({ label, day }: { label: string; day?: string }, index: number) => {
    const state = index < current ? 'done' : index === current ? 'current' : 'open';
    return `<td class="stage ${state}" width="${width}%" style="${S.stage};${S[state]}">${escapeHtml(label)}${day === undefined ? '' : `<div class="small" style="${S.day}">${escapeHtml(day)}</div>`}</td>`;
  };
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${S.stages}"><tr>${steps.map(cell).join('')}</tr></table>`;
}

function quoteBox({ quote }: Letter): string {
  return quote
    ? `<table role="presentation" class="quote" width="100%" cellpadding="0" cellspacing="0" style="${S.quote}"><tr><td dir="auto" style="padding:16px 20px">${lines(`“${quote.text}”`)}<br><strong>${escapeHtml(quote.by)}</strong></td></tr></table>`
    : '';
}

function itemList({ items = [] }: Letter): string {
  return items
    .map(
      ({ title, url, lines: more }) =>
        `<div class="line" style="${S.item}"><div dir="auto"><a class="link" href="${escapeHtml(url)}" style="${S.itemLink}">${escapeHtml(title)}</a></div>${more
          .map((line) => `<div class="small" dir="auto" style="${S.small}">${escapeHtml(line)}</div>`)
          .join('')}</div>`,
    )
    .join('\n');
}
