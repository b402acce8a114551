import type { Problem } from '../contracts/index.ts';

export type CodedText = { code?: string | undefined; params?: Problem['params'] };

let textOf: (text: CodedText) => string | undefined = () => undefined;

/** Provides the texts of error codes, once they are loaded. */
export function provideCodedTexts(provided: typeof textOf): void {
  textOf = provided;
}

/** Returns the text of an error code in the language of the page; undefined in English, which the response contains. */
export const codedText = (text: CodedText): string | undefined => textOf(text);
