import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { satisfy } from '@module-federation/runtime-core';
import type { PortalPackage } from './package.ts';
import type { PlatformContract } from './providedModules.ts';

/** Module that federation takes from the share scope of the page; only the fields that we read. */
type SharedModule = Module & { options: { shareKey: string } };

export const isShared = (module: Module | null): module is SharedModule =>
  module?.type === 'consume-shared-module';

/** Fails the build of a remote that needs a module or name that the platform contract does not provide. */
export class ContractPlugin {
  readonly #remote: PortalPackage;
  readonly #contract: PlatformContract;

  constructor(remote: PortalPackage, contract: PlatformContract) {
    this.#remote = remote;
    this.#contract = contract;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('ContractPlugin', () => {
        for (const problem of this.#problems(compilation))
          compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }

  *#problems(compilation: Compilation): Generator<string> {
    const { version } = this.#contract;
    if (!satisfy(version, this.#remote.contract)) {
      yield `${this.#remote.name} needs platform contract ${this.#remote.contract}; the shell provides ${version}.`;
    }
    const used = new Set<string>();
    for (const module of compilation.modules) {
      for (const name of usedNames(compilation, module)) used.add(name);
    }
    for (const use of [...used].sort()) {
      const [key = '', name = ''] = use.split('\0');
      const provided = this.#contract.modules[key];
      if (!provided)
        yield `${key} is not part of platform contract ${version}: the shell does not provide it.`;
      else if (name && !provided.names.includes(name)) {
        yield `${key} of platform contract ${version} has no "${name}"; see shell/src/remotes/platform.`;
      }
    }
  }
}

/** Yields each provided module that `module` imports and each name that it uses, for example `module\0name`. */
function* usedNames({ moduleGraph }: Compilation, module: Module): Generator<string> {
  for (const dependency of module.dependencies) {
    const target = moduleGraph.getModule(dependency);
    if (!isShared(target)) continue;
    const key = target.options.shareKey;
    yield `${key}\0`;
    for (const referenced of dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name] = Array.isArray(referenced) ? referenced : referenced.name;
      if (name && name !== 'default') yield `${key}\0${name}`;
    }
  }
}
