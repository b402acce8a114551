import type { Letter } from './letter.ts';
import { mailHtml } from './mailHtml.ts';
import { footerLinks, mailText } from './mailText.ts';

/** Rendered mail: the columns of `mails`. */
export interface Mail {
  /** Template name. */
  template: string;
  subject: string;
  html: string;
  text: string;
  /** URL for one-click unsubscribe. */
  unsubscribe_url: string | null;
  /** True if a link contains a token, for example for sign-in or confirmation. */
  holds_secret: boolean;
  /** iCalendar file, with its method. */
  calendar?: string;
  calendar_method?: 'REQUEST' | 'CANCEL';
}

/** Renders HTML and plain text from one description, so that they cannot differ. */
export function writeMail(letter: Letter): Mail {
  const { template, subject, action, leave } = letter;
  const links = footerLinks(letter);
  return {
    template,
    subject,
    html: mailHtml(letter, links),
    text: mailText(letter, links),
    unsubscribe_url: leave?.url ?? null,
    holds_secret: /[?&](token|code|magic)=/.test(action.url),
  };
}
