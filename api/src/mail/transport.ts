import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

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

/** Over SMTP when `SMTP_URL` names a server; otherwise a mail is delivered by lying in the table, where `/mailbox` shows it. */
export function createSendMail({
  smtpUrl,
  mailFrom,
  siteUrl,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl'>): SendMail {
  if (smtpUrl === undefined) return async () => undefined;
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const host = new URL(siteUrl).hostname;
  return async ({ id, recipient, subject, html, text, unsubscribe_url }) => {
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
}
