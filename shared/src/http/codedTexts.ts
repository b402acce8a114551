import type { Problem } from '../contracts/index.ts';

export type CodedText = { code?: string | undefined; params?: Problem['params'] };

let textOf: (text: CodedText) => string | undefined = () => undefined;

/** Provides the texts of error codes, once they are loaded. */
export function provideCodedTexts(provided: typeof textOf): void {
  textOf = provided;
}

/** Returns the text of an error code in the language of the page; undefined in English, which the response contains. */
export const codedText = (text: CodedText): string | undefined => textOf(text);

/** Translates messages by field. A text whose code is unknown stays in English. */
export const translateFields = ({
  errors = {},
  error_codes: codes,
}: Pick<Problem, 'errors' | 'error_codes'>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      messages.map((message, index) => codedText(codes?.[field]?.[index] ?? {}) ?? message),
    ]),
  );
