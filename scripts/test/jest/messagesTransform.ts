import { createHash } from 'node:crypto';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Compiles a message catalogue like the build does, so that an invalid message fails a test. */
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
      throw new Error(`${path}: the message "${key}" is invalid: ${String(error)}`, { cause: error });
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}
