import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** Exported values. Types have none. */
const EXPORT = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/**
 * Replaces a module by the exports of the same module loaded by Node. Jest loads and compiles a module and all that it
 * imports again for each test file; Node loads it once per worker. So the module keeps its state from one test file to
 * the next, cannot be mocked and does not see fake timers. It must export functions, constants or classes where they
 * are declared.
 */
export default {
  process: (source: string, path: string) => ({ code: importingCode(source, pathToFileURL(path).href) }),
  getCacheKey: (source: string, path: string) =>
    createHash('sha1').update(`1\0${path}\0${source}`).digest('hex'),
};

function importingCode(source: string, url: string): string {
  const names = [...source.matchAll(EXPORT)].map(([, name]) => name);
  return `import { constants, runInThisContext } from 'node:vm';
const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
const importByNode = runInThisContext('(url) => import(url)', { importModuleDynamically });
export const { ${names.join(', ')} } = await importByNode(${JSON.stringify(url)});`;
}
