import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { pseudoText } from './pseudoTexts.ts';

/** A compiled ICU message, as Lingui reads it at run time. */
export type CompiledMessage = ReturnType<typeof compileMessageOrThrow>;

/**
 * Compiles ICU messages, so that the browser needs no ICU parser. In the pseudo-language they are in brackets: a text
 * on the page without brackets comes from no message file, and one without its end is truncated.
 * @throws naming the key of a message that is not valid ICU.
 */
export function compileMessages(
  messages: Record<string, string>,
  isPseudo = false,
): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      try {
        return [key, isPseudo ? pseudoMessage(message) : compileMessageOrThrow(message)];
      } catch (error) {
        throw new Error(`The message "${key}" is not valid ICU: ${String(error)}`, { cause: error });
      }
    }),
  );
}

const pseudoMessage = (message: string): CompiledMessage => [
  '[',
  ...compileMessageOrThrow(message, pseudoText),
  ']',
];
