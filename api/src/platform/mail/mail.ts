import { escapeHtml } from '@cpa/shared/server';

/** Rendered mail: the columns of `mails`. */
export interface Mail {
  /** Template name. */
  template: string;
  subject: string;
  html: string;
  text: string;
  /** URL for one-click unsubscribe. */
  unsubscribe_url: string | null;
  /** True if a link contains a token, as for sign-in or confirmation. */
  holds_secret: boolean;
  /** iCalendar file, with its method. */
  calendar?: string;
  calendar_method?: 'REQUEST' | 'CANCEL';
}

interface Link {
  label: string;
  url: string;
}

export interface Letter {
  template: string;
  subject: string;
  /** Paragraphs of plain text; escaped here. */
  paragraphs: string[];
  /** List items, each with a few short lines. */
  items?: { title: string; url: string; lines: string[] }[];
  /** Primary action. */
  action?: Link;
  /** Unsubscribe link. */
  leave?: Link;
}

/** Renders HTML and plain text from one description, so that they cannot differ. */
export function writeMail(letter: Letter): Mail {
  const { template, subject, action, leave } = letter;
  return {
    template,
    subject,
    html: toHtml(letter),
    text: toText(letter),
    unsubscribe_url: leave?.url ?? null,
    holds_secret: /[?&](token|code|magic)=/.test(action?.url ?? ''),
  };
}

function toText({ paragraphs, items = [], action, leave }: Letter): string {
  return [
    ...paragraphs,
    ...items.map(({ title, url, lines }) => [title, ...lines, url].join('\n')),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    [SIGNATURE, ...(leave ? [`${leave.label}: ${leave.url}`] : [])].join('\n'),
  ].join('\n\n');
}

function toHtml({ subject, paragraphs, items = [], action, leave }: Letter): string {
  const texts = paragraphs.map(
    (words) => `<p dir="auto" style="${P}">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`,
  );
  const list = items.map(
    ({ title, url, lines }) =>
      `<div class="line" style="${ITEM}"><div dir="auto">${link(title, url, { look: 'link', style: ITEM_LINK })}</div>${lines
        .map((line) => `<div class="small" dir="auto" style="${SMALL}">${escapeHtml(line)}</div>`)
        .join('')}</div>`,
  );
  const button = action
    ? `<p style="${P}">${link(action.label, action.url, { look: 'button', style: BUTTON })}</p>`
    : '';
  const exit = leave ? `<br>${link(leave.label, leave.url, { look: 'small', style: SMALL })}` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="ground" style="margin:0;padding:24px;background:#f6f1e7;font-family:Inter,Arial,sans-serif;color:#0b2a33">
<div class="sheet" style="${SHEET}">
<p class="line brand" style="${BRAND}">${SIGNATURE}</p>
${[...texts, ...list].join('\n')}
${button}
<p class="small" style="margin:24px 0 0;${SMALL}">${SIGNATURE}${exit}</p>
</div></body></html>`;
}

interface LinkLook {
  /** Class in `STYLE`. */
  look: 'link' | 'button' | 'small';
  style: string;
}

function link(label: string, url: string, { look, style }: LinkLook): string {
  return `<a class="${look}" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

const SIGNATURE = 'Career Portal Aruba';
const P = 'margin:0 0 16px;font-size:16px;line-height:24px';
const SMALL = 'font-size:14px;line-height:20px;color:#4c6670';
const SHEET =
  'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:14px;overflow-wrap:anywhere;word-break:break-word';
const BRAND =
  'margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #dce5e6;font-size:16px;font-weight:700;color:#0a4a57';
const ITEM =
  'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #dce5e6;font-size:16px;line-height:24px';
const ITEM_LINK = 'font-weight:600;color:#0b737d;text-decoration:none';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#0b737d;color:#ffffff;font-weight:600;text-decoration:none';

/** Dark colours and phone layout for clients that support a style element; others use the inline styles. */
const STYLE = `
@media (prefers-color-scheme: dark) {
.ground { background: #10242b !important; color: #eaf4f4 !important } .sheet { background: #0b1b21 !important }
.line { border-color: #23404a !important } .small { color: #a3bbc1 !important }
.brand { color: #bfe9e8 !important } .link { color: #3bb8b8 !important }
.button { background: #3bb8b8 !important; color: #04272b !important }
}
@media (max-width: 480px) {
.ground { padding: 0 !important } .sheet { padding: 24px 16px !important; border-radius: 0 !important }
}`;
