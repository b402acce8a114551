import type { RemoteManifest } from '@cpa/shared/contracts';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';

/**
 * Fails the build when a chunk that the manifest names does not export what its import() uses, which would break its
 * page. Reads the minimised files.
 */
export class RouteExportsPlugin {
  readonly #manifest: RemoteManifest;

  constructor(manifest: RemoteManifest) {
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RouteExportsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RouteExportsPlugin', stage }, () => {
        const { routes, slots } = this.#manifest;
        for (const name of new Set([...routes, ...slots].map(({ chunk }) => chunk))) {
          const group = compilation.namedChunkGroups.get(name);
          const problem = group && problemOf(name, group, compilation);
          if (problem) compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }
}

function problemOf(name: string, group: ChunkGroup, compilation: Compilation): string | undefined {
  const used = usedExports(group, compilation);
  if (used.length === 0) return `Chunk "${name}" has no export that its import() uses.`;
  const files = group.getFiles().filter((file) => file.endsWith('.js'));
  const code = files.map((file) => String(compilation.getAsset(file)?.source.source())).join('\n');
  const lost = used.filter((key) => !definition(key).test(code));
  return lost.length === 0 ? undefined : `Chunk "${name}" lost its export ${lost.join(', ')} in the build.`;
}

/** Names, in the emitted files, of the exports of the modules that import() loads with the chunk. */
function usedExports(group: ChunkGroup, { moduleGraph }: Compilation): string[] {
  const dependencies = [...group.blocksIterable].flatMap((block) => block.dependencies);
  const modules = new Set(dependencies.map((dependency) => moduleGraph.getModule(dependency)));
  return [...modules].flatMap((module) =>
    module === null
      ? []
      : [...moduleGraph.getExportsInfo(module).ownedExports]
          .filter((info) => info.provided === true)
          .map((info) => info.getUsedName(undefined, undefined))
          .filter((name) => typeof name === 'string'),
  );
}

/** Matches the definition of an export: webpack writes `{ name: () => value }`, or a list with `"name", 0, value`. */
function definition(key: string): RegExp {
  const name = key.replaceAll('$', String.raw`\$`);
  return new RegExp(`(?<![\\w$"'])${name}\\s*:\\s*\\(\\)\\s*=>|["']${name}["']\\s*[,:]\\s*(0,|\\(\\)\\s*=>)`);
}
