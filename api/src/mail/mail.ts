/** What a template makes. */
export interface Mail {
  /** The template's name. */
  template: string;
  subject: string;
  html: string;
  text: string;
}

export interface Letter {
  template: string;
  subject: string;
  /** One paragraph each; plain text, escaped here. */
  paragraphs: string[];
  /** The one thing to do next. */
  action?: { label: string; url: string };
}

/** Both forms of a mail from one description, so that they cannot say different things. */
export function writeMail({ template, subject, paragraphs, action }: Letter): Mail {
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), SIGNATURE].join('\n\n');
  const body = paragraphs.map((words) => `<p style="${P}">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`);
  const button = action
    ? `<p style="${P}"><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f1e7;font-family:Inter,Arial,sans-serif;color:#12303a">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:14px">
${body.join('\n')}
${button}
<p style="margin:24px 0 0;font-size:14px;color:#4b626a">${SIGNATURE}</p>
</div></body></html>`;
  return { template, subject, html, text };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

const SIGNATURE = 'Career Portal Aruba';
const P = 'margin:0 0 16px;font-size:16px;line-height:24px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#0b6e7f;color:#ffffff;text-decoration:none';
