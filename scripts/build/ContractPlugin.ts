import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { satisfy } from '@module-federation/runtime-core';
import type { PortalPackage } from './package.ts';
import type { PlatformContract } from './platformContract.ts';

/** A module that federation fetches from the page's shared ones, as far as we look at it. */
type SharedModule = Module & { options: { shareKey: string } };

export const isShared = (module: Module | null): module is SharedModule =>
  module?.type === 'consume-shared-module';

/** Fails a remote's build that the platform, as its contract stands, could not run. */
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
        for (const sentence of this.#problems(compilation))
          compilation.errors.push(new webpack.WebpackError(sentence));
      });
    });
  }

  *#problems(compilation: Compilation): Generator<string> {
    const { version } = this.#contract;
    if (!satisfy(version, this.#remote.contract)) {
      yield `${this.#remote.name} asks for platform contract ${this.#remote.contract}; the shell provides ${version}.`;
    }
    const wanted = new Set<string>();
    for (const module of compilation.modules) {
      for (const name of usedNames(compilation, module)) wanted.add(name);
    }
    for (const use of [...wanted].sort()) {
      const [key = '', name = ''] = use.split('\0');
      const lent = this.#contract.modules[key];
      if (!lent)
        yield `${key} is not part of platform contract ${version}: the remote would get no module at run time.`;
      else if (name && !lent.names.includes(name)) {
        yield `${key} of platform contract ${version} has no "${name}"; see shell/src/remotes/platform.`;
      }
    }
  }
}

/** Each lent module that `module` imports and each name it takes of it, as `module\0name`. */
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
