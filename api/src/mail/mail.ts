/** What a template makes: the columns of `mails`. */
export interface Mail {
  /** The template's name. */
  template: string;
  subject: string;
  html: string;
  text: string;
  /** Where a mail program can leave the list with one click. */
  unsubscribe_url: string | null;
  /** Whether its link opens something: a sign-in, a confirmation. */
  holds_secret: boolean;
}

interface Link {
  label: string;
  url: string;
}

export interface Letter {
  template: string;
  subject: string;
  /** One paragraph each; plain text, escaped here. */
  paragraphs: string[];
  /** What the mail lists, each with a few short lines about it. */
  items?: { title: string; url: string; lines: string[] }[];
  /** The one thing to do next. */
  action?: Link;
  /** The way out of a list. */
  leave?: Link;
}

/** Both forms of a mail from one description, so that they cannot say different things. */
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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
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
    (words) => `<p style="${P}">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`,
  );
  const list = items.map(
    ({ title, url, lines }) =>
      `<div style="${ITEM}">${link(title, url, ITEM_LINK)}${lines
        .map((line) => `<br><span style="${SMALL}">${escapeHtml(line)}</span>`)
        .join('')}</div>`,
  );
  const button = action ? `<p style="${P}">${link(action.label, action.url, BUTTON)}</p>` : '';
  const exit = leave ? `<br>${link(leave.label, leave.url, SMALL)}` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f1e7;font-family:Inter,Arial,sans-serif;color:#12303a">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:14px">
<p style="${BRAND}">${SIGNATURE}</p>
${[...texts, ...list].join('\n')}
${button}
<p style="margin:24px 0 0;${SMALL}">${SIGNATURE}${exit}</p>
</div></body></html>`;
}

function link(label: string, url: string, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

const SIGNATURE = 'Career Portal Aruba';
const P = 'margin:0 0 16px;font-size:16px;line-height:24px';
const SMALL = 'font-size:14px;line-height:20px;color:#4b626a';
const BRAND =
  'margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #e6dcc8;font-weight:700;color:#0b6e7f';
const ITEM =
  'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #e6dcc8;font-size:16px;line-height:24px';
const ITEM_LINK = 'font-weight:600;color:#0b6e7f;text-decoration:none';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#0b6e7f;color:#ffffff;text-decoration:none';
