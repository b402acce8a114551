import { createHash } from 'node:crypto';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Compiles a catalogue of texts as the build does, so that a test fails where a message cannot be read. */
export default {
  process: (source: string, path: string) => ({ code: compile(source, path) }),
  getCacheKey: (source: string, path: string) =>
    createHash('sha1').update(`3\0${path}\0${source}`).digest('hex'),
};

function compile(source: string, path: string): string {
  const messages = JSON.parse(source) as Record<string, string>;
  const compiled = Object.entries(messages).map(([key, message]) => {
    try {
      return [key, compileMessageOrThrow(message)] as const;
    } catch (error) {
      throw new Error(`${path}: the text "${key}" cannot be read: ${String(error)}`, { cause: error });
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}
