import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { LoaderContext } from 'webpack';

/** Compiles a catalogue of texts (`*.messages.json`), so that no ICU parser travels to the browser. */
export default function messagesLoader(this: LoaderContext<unknown>, source: string): string {
  const messages = JSON.parse(source) as Record<string, string>;
  const compiled = Object.entries(messages).map(([key, message]) => {
    try {
      return [key, compileMessageOrThrow(message)];
    } catch (error) {
      throw new Error(`The text "${key}" cannot be read: ${String(error)}`, { cause: error });
    }
  });
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
}
