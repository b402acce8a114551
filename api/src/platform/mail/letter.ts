import type { Locale } from '@cpa/shared/contracts';

export interface Link {
  label: string;
  url: string;
}

/** Quotation of a user, with the name. */
export interface Quote {
  text: string;
  by: string;
}

export interface Letter {
  template: string;
  siteUrl: string;
  /** Language of its texts and of the pages that it links to. */
  language: Locale;
  subject: string;
  /** Line that inboxes show behind the subject. It adds to the subject and does not repeat it. */
  preheader: string;
  heading: string;
  /** Paragraphs of plain text; escaped here. */
  paragraphs: string[];
  /** Facts in a box, one line each: label and value, or a value alone. */
  summary?: {
    title?: string;
    rows: [label: string, value: string][];
    total?: [label: string, value: string];
  };
  /** Steps of a process, in order, and the index of the current one. The summary also names the current one. */
  stages?: { steps: { label: string; day?: string }[]; current: number };
  quote?: Quote;
  /** List items, each with a few short lines. */
  items?: { title: string; url: string; lines: string[] }[];
  /** The only button. */
  action: Link;
  /** Small print below the button, for example when a link expires. */
  note?: string;
  /** Reason for which the recipient gets this mail, as a sentence. */
  reason: string;
  /** URL of the mail settings. */
  settings?: Link;
  /** Unsubscribe link. */
  leave?: Link;
}
