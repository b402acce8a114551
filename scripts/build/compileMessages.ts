import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A compiled ICU message, as Lingui reads it at run time. */
export type CompiledMessage = ReturnType<typeof compileMessageOrThrow>;

/**
 * Compiles ICU messages, so that the browser needs no ICU parser.
 * @throws naming the key of a message that is not valid ICU.
 */
export function compileMessages(messages: Record<string, string>): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      try {
        return [key, compileMessageOrThrow(message)];
      } catch (error) {
        throw new Error(`The message "${key}" is not valid ICU: ${String(error)}`, { cause: error });
      }
    }),
  );
}
