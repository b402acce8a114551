import { createTransport } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import type { Config } from '../config/config.ts';
import { markAttachment } from './markImage.ts';

export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe_url: string | null;
  /** iCalendar file, with its method. */
  calendar: string | null;
  calendar_method: 'REQUEST' | 'CANCEL' | null;
}

/** Delivers a mail or throws. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export interface MailTransport {
  send: SendMail;
  /** Closes idle connections; call when nothing is being sent. */
  close: () => void;
}

/**
 * Sends over SMTP when `SMTP_URL` is set, with pooled connections; otherwise mails stay in the table, shown at
 * `/mailbox`.
 */
export function openMailTransport({
  smtpUrl,
  mailFrom,
  siteUrl,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl'>): MailTransport {
  if (smtpUrl === undefined) return { send: async () => undefined, close: () => undefined };
  const settings = {
    pool: true,
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Closes idle connections after this time.
    socketTimeout: 20_000,
    // One retry, since the server may have closed a pooled connection; the default is unlimited. Missing in the
    // types.
    maxRequeues: 1,
  } as const;
  // Pass a transport object: `createTransport` ignores options beside a URL.
  const smtp = createTransport(new SMTPPool(settings));
  const host = new URL(siteUrl).hostname;
  const send: SendMail = async (mail) => {
    const { id, recipient, subject, html, text, unsubscribe_url, calendar, calendar_method } = mail;
    await smtp.sendMail({
      from: mailFrom,
      // As an object, so that the e-mail address is always one recipient.
      to: { name: '', address: recipient },
      subject,
      html,
      text,
      attachments: [markAttachment],
      // Stable across retries, so that a mail sent twice after a crash is shown once.
      messageId: `<mail-${id}@${host}>`,
      ...(calendar !== null && {
        icalEvent: {
          method: calendar_method ?? 'REQUEST',
          filename: 'interview.ics',
          content: calendar,
        },
      }),
      // https://www.rfc-editor.org/rfc/rfc8058: mail clients show a button for it.
      ...(unsubscribe_url !== null && {
        headers: {
          'List-Unsubscribe': `<${unsubscribe_url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };
  return { send, close: () => smtp.close() };
}
