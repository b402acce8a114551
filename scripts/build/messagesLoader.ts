import type { LoaderContext } from 'webpack';
import { compileMessages } from './compileMessages.ts';

/** Compiles a message catalogue (`*.messages.json`). */
export default function messagesLoader(this: LoaderContext<unknown>, source: string): string {
  const compiled = compileMessages(JSON.parse(source) as Record<string, string>);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}
