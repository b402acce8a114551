import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

let code: string | undefined;

/**
 * Returns the program of a sandbox as one text, so that its process reads no file. The types are removed here, once: a
 * process that removes them takes over twice as long to start.
 */
export function processCode(): string {
  return (code ??= `import '${moduleUrl(join(import.meta.dirname, 'process/main.ts'))}';`);
}

/** Returns a module with all that it imports as a URL. Stack traces name the file. */
function moduleUrl(path: string): string {
  const script = withoutTypes(readFileSync(path, 'utf8')).replaceAll(
    /from '(\.[^']+)'/g,
    (_import, name: string) => `from '${moduleUrl(join(dirname(path), name))}'`,
  );
  return `data:text/javascript;base64,${Buffer.from(`${script}//# sourceURL=${pathToFileURL(path).href}`).toString('base64')}`;
}

function withoutTypes(source: string): string {
  // Node warns that the function may change; our version of Node is pinned.
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
