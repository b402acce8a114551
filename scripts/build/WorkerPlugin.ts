import { fileURLToPath } from 'node:url';
import type { Compiler } from 'webpack';
import type { PlatformContract } from './providedModules.ts';

/** Layer of the modules of workers. */
export const WORKER_LAYER = 'worker';

/** Bundles the modules of the platform contract into workers: the shell provides them to pages only. */
export class WorkerPlugin {
  readonly #provided: ReadonlySet<string>;

  constructor({ modules }: PlatformContract) {
    this.#provided = new Set(Object.keys(modules));
  }

  apply(compiler: Compiler): void {
    compiler.options.module.rules.push({ test: /\.worker\.ts$/, layer: WORKER_LAYER });
    compiler.hooks.compilation.tap('WorkerPlugin', (_compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap('WorkerPlugin', (data) => {
        const { contextInfo, request } = data;
        if (contextInfo.issuerLayer !== WORKER_LAYER || !this.#provided.has(request)) return;
        // Federation compares requests as they are written, so it does not recognise a path.
        data.request = fileURLToPath(import.meta.resolve(request));
      });
    });
  }
}
