import { createTransport } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import type { Config } from '../config/config.ts';

export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe_url: string | null;
}

/** Hands a mail over, or throws. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export interface MailTransport {
  send: SendMail;
  /** For the end, when nothing is being sent any more. */
  close: () => void;
}

/**
 * Over SMTP when `SMTP_URL` names a server, on connections that are kept for the next mail; otherwise a mail is delivered
 * by lying in the table, where `/mailbox` shows it.
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
    // A connection that has been idle for so long is closed, too.
    socketTimeout: 20_000,
    // Once, as the server may have closed a kept connection; not for ever, which is the default. The types lack it.
    maxRequeues: 1,
  } as const;
  // Not the settings themselves: beside an address `createTransport` reads none of them.
  const smtp = createTransport(new SMTPPool(settings));
  const host = new URL(siteUrl).hostname;
  const send: SendMail = async ({ id, recipient, subject, html, text, unsubscribe_url }) => {
    await smtp.sendMail({
      from: mailFrom,
      // As an object: an address is one recipient, whatever characters it has.
      to: { name: '', address: recipient },
      subject,
      html,
      text,
      // The same on every try, so that a mail sent twice after a crash is shown once.
      messageId: `<mail-${id}@${host}>`,
      // https://www.rfc-editor.org/rfc/rfc8058: mail programs show a button for it.
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
