import { join, sep } from 'node:path';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { root, sharedFolder } from './workspace.ts';

/** Parts of the names of modules whose names contain a path of the machine, or a hash of one, and their ids. */
const IDS: readonly [part: string, id: string][] = [
  ['container entry ', 'container'],
  [`${sep}.federation${sep}entry.`, 'federation'],
];

/**
 * The same sources become the same files in every folder: gives fixed ids to the modules of the federation plugin, where
 * webpack would derive them from their names, and fails a build that writes the path of a source into a file.
 */
export class ReproduciblePlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'ReproduciblePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the plugin that gives ids to all modules without one.
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        for (const module of modules) {
          const [, id] = IDS.find(([part]) => module.identifier().includes(part)) ?? [];
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      const folders = [compiler.context, sharedFolder]
        .map((folder) => join(folder, 'src'))
        .concat([compiler.context, root].map((folder) => join(folder, 'node_modules')));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!/\.(js|css)$/.test(file)) continue;
          const text = String(source.source());
          const found = folders.find((folder) => text.includes(folder + sep));
          if (found !== undefined)
            compilation.errors.push(
              new webpack.WebpackError(`${file} contains a path of this machine, ${found}.`),
            );
        }
      });
    });
  }
}
