import type { ApplicationMessage } from '../contracts/index.ts';

type Writing = {
  title: string;
  nameOf: (message: ApplicationMessage) => string;
  formatInstant: (instant: string) => string;
};

/** Writes the messages of a conversation as plain text, oldest first. */
export const conversationText = (
  messages: readonly ApplicationMessage[],
  { title, nameOf, formatInstant }: Writing,
): string =>
  [title, ...messages.map((each) => `${nameOf(each)}, ${formatInstant(each.at)}\n${each.text}`), ''].join(
    '\n\n',
  );
