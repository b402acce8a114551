import { relative } from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { WORKER_LAYER } from './WorkerPlugin.ts';
import { root } from './workspace.ts';

/** Lists the modules of each script of a build; not part of a release. */
export const MODULES_FILE = 'modules.json';

/** Paths of the modules of each script: from the root of the repository, or from the last `node_modules`. */
export type ModuleList = Record<string, string[]>;

/** Writes `modules.json`, so that a check finds modules that a page would load twice. */
export class ModuleListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleListPlugin', (compilation) => {
      // After file names are final, and after the release and the compressed copies have been written.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 2;
      compilation.hooks.processAssets.tap({ name: 'ModuleListPlugin', stage }, () => {
        const lists = [...compilation.chunks].flatMap((chunk) => listOf(chunk, compilation));
        const text = `${JSON.stringify(Object.fromEntries(lists), null, 1)}\n`;
        compilation.emitAsset(MODULES_FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

function listOf(chunk: Chunk, { chunkGraph }: Compilation): [string, string[]][] {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(partsOf);
  const paths = modules.map(pathOf).filter((path) => path !== null);
  return [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [file, paths]);
}

/** Modules that webpack has joined into one. */
function partsOf(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}

/** Path of a code module; null for styles, for code that webpack generates and for the copies that workers need. */
function pathOf(module: Module): string | null {
  if (module.layer === WORKER_LAYER) return null;
  const path = module.nameForCondition();
  if (!path || !/\.([cm]?[jt]sx?|json)$/.test(path)) return null;
  return path.split('/node_modules/').slice(1).at(-1) ?? relative(root, path);
}
