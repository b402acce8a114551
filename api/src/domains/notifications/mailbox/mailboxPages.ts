import { siteDocument } from '../../../platform/http/siteDocument.ts';
import { escapeHtml } from '@cpa/shared/server';

export interface ShownMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
  /** iCalendar file that is sent with the mail. */
  calendar: string | null;
}

/** Renders the list, newest first. Links are relative, so that the page works behind the site's `/api`. */
export const mailboxPage =
  (mails: ShownMail[], siteUrl: string) =>
  (nonce: string): string => {
    const rows = mails.map(
      (mail) =>
        `<tr><td>${time(mail.created_at)}</td><td>${escapeHtml(mail.recipient)}</td>
<td><a href="mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${state(mail)}</td></tr>`,
    );
    const table = `<table><thead><tr><th>Written</th><th>To</th><th>Subject</th><th>State</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
    return siteDocument({
      nonce,
      siteUrl,
      language: 'en',
      shape: 'wide',
      title: 'Mailbox',
      body: mails.length > 0 ? table : '<p>No mails yet. Register, apply, or change a status.</p>',
    });
  };

export const mailPage =
  (mail: ShownMail, siteUrl: string) =>
  (nonce: string): string =>
    siteDocument({
      nonce,
      siteUrl,
      language: 'en',
      shape: 'wide',
      title: mail.subject,
      body: `<p><a href="../mailbox">All mails</a></p>
<p class="mute">To ${escapeHtml(mail.recipient)}, ${time(mail.created_at)}, ${state(mail)}</p>
<iframe src="${mail.id}/html" title="The mail as HTML"></iframe>
<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>
${mail.calendar === null ? '' : `<h2>Calendar file</h2><pre>${escapeHtml(mail.calendar)}</pre>`}`,
    });

function state(mail: ShownMail): string {
  if (mail.sent_at) return 'delivered';
  return mail.last_error === null ? 'waiting' : `failed: ${escapeHtml(mail.last_error)}`;
}

function time(instant: Date): string {
  const iso = instant.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
