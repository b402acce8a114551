import { escapeHtml } from '../../mail/mail.ts';

export interface ShownMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

/** The list, newest first. Links are relative, so that the page also works behind the site's `/api`. */
export const mailboxPage =
  (mails: ShownMail[]) =>
  (nonce: string): string => {
    const rows = mails.map(
      (mail) =>
        `<tr><td>${time(mail.created_at)}</td><td>${escapeHtml(mail.recipient)}</td>
<td><a href="mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${state(mail)}</td></tr>`,
    );
    const table = `<table><thead><tr><th>Written</th><th>To</th><th>Subject</th><th>State</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
    return frame(
      nonce,
      'Mailbox',
      mails.length > 0 ? table : '<p>No mails yet. Register, apply, or change a status.</p>',
    );
  };

export const mailPage =
  (mail: ShownMail) =>
  (nonce: string): string =>
    frame(
      nonce,
      mail.subject,
      `<p><a href="../mailbox">All mails</a></p>
<p>To ${escapeHtml(mail.recipient)}, ${time(mail.created_at)}, ${state(mail)}</p>
<iframe src="${mail.id}/html" title="The mail as HTML"></iframe>
<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
    );

function state(mail: ShownMail): string {
  if (mail.sent_at) return 'delivered';
  return mail.last_error === null ? 'waiting' : `failed: ${escapeHtml(mail.last_error)}`;
}

function time(instant: Date): string {
  const iso = instant.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function frame(nonce: string, title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 1000px; margin: 0 auto; padding: 24px; color: #12303a; background: #fbf8f1 }
  table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: 8px; border-bottom: 1px solid #dcd5c4 }
  a { color: #0b6e7f } iframe { width: 100%; height: 520px; border: 1px solid #dcd5c4; border-radius: 10px; background: #fff }
  pre { white-space: pre-wrap; padding: 16px; background: #fff; border-radius: 10px }
</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
