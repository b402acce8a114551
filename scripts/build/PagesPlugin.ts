import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, type Expression, parseSync } from '@swc/core';
import type { RemoteManifest } from '@cpa/shared/contracts';
import webpack, { type Compiler } from 'webpack';
import type { PortalPackage } from './package.ts';

/** Fails the build of a remote whose `module.ts` has other pages than its manifest. */
export class PagesPlugin {
  readonly #remote: PortalPackage;
  readonly #manifest: RemoteManifest;

  constructor(remote: PortalPackage, manifest: RemoteManifest) {
    this.#remote = remote;
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    const file = join(this.#remote.dir, 'src/module.ts');
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      if (!existsSync(file)) return;
      const problems = pageProblems(readFileSync(file, 'utf8'), this.#manifest.routes);
      for (const problem of problems)
        compilation.errors.push(new webpack.WebpackError(`${this.#remote.name}/src/module.ts: ${problem}`));
    });
  }
}

/**
 * Compares the pages of a module with the routes of its manifest. A module that declares its routes by hand, without
 * `createPages`, is not compared.
 */
export function pageProblems(code: string, routes: RemoteManifest['routes']): string[] {
  const pages = pagesOf(code);
  if (pages.length === 0) return [];
  const declared = routes.map(({ path }) => path);
  return [
    ...pages
      .filter((path) => !declared.includes(path))
      .map((path) => `the page ${path} is no route of src/manifest.ts. Add it there.`),
    ...declared
      .filter((path) => !pages.includes(path))
      .map(
        (path) => `src/manifest.ts has the route ${path}, but there is no page(${JSON.stringify(path)}, …).`,
      ),
    ...pages.filter((path, at) => pages.indexOf(path) !== at).map((path) => `there are two pages ${path}.`),
  ];
}

/** Returns the paths of the pages in `createPages([…])`, in the order of the source. */
function pagesOf(code: string): string[] {
  const paths: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const list = argumentOf(node, 'createPages');
    if (list?.type === 'ArrayExpression')
      for (const element of list.elements) {
        // `page`, or a function of the module around it.
        const path = argumentOf(element?.expression);
        if (path?.type === 'StringLiteral') paths.push(path.value);
      }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(code, { syntax: 'typescript', target: 'es2024' }));
  return paths;
}

/** Returns the first argument of a call, of any function or of the one with this name. */
function argumentOf(node: object | undefined, name?: string): Expression | undefined {
  if (!node || !('type' in node) || node.type !== 'CallExpression') return undefined;
  const { callee, arguments: args } = node as CallExpression;
  const isNamed = name === undefined || (callee.type === 'Identifier' && callee.value === name);
  return isNamed ? args[0]?.expression : undefined;
}
