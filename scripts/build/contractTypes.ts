import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@cpa/shared/routing';
import { type Module, type ModuleItem, parseSync, printSync } from '@swc/core';
import { root } from './workspace.ts';

/** Entry points of `shared` whose types describe the host. */
const ENTRY_POINTS = ['http', 'remote', 'routing', 'session', 'store'] as const;

/**
 * Returns the source of each type that these entry points export, for example `remote.RemoteHost`, without comments. A
 * changed signature is a changed contract, even when all names are the same.
 */
export function readContractTypes(): Record<string, string> {
  const types = ENTRY_POINTS.flatMap((entryPoint) => {
    const folder = join(root, 'shared/src', entryPoint);
    const declared = new Map(
      readdirSync(folder)
        .filter(isSource)
        .flatMap((file) => typesIn(join(folder, file))),
    );
    return typeNames(parse(join(folder, 'index.ts'))).map(
      (name) => [`${entryPoint}.${name}`, declared.get(name) ?? 'not found'] as const,
    );
  });
  return Object.fromEntries(types.sort(([a], [b]) => a.localeCompare(b)));
}

/** Catalogues whose keys remotes pass to functions of the contract. */
const TEXTS = { toastText: 'toasts.messages.json', useKitText: 'en.messages.json' };

/** Returns the keys that remotes use, such as `paths.home` and `toastText(toast.cartAdded)`, with a text's values. */
export function readContractKeys(): Record<string, string> {
  const texts = Object.entries(TEXTS).flatMap(([name, file]) => {
    const catalogue = JSON.parse(readFileSync(join(root, 'shared/src/messages', file), 'utf8')) as object;
    return Object.entries(catalogue).map(([key, text]) => [`${name}(${key})`, valuesOf(text)] as const);
  });
  return Object.fromEntries([...texts, ...keysOf('paths', paths).map((key) => [key, ''] as const)]);
}

const valuesOf = (text: string): string => [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g))].sort().join(' ');

const keysOf = (name: string, value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? keysOf(`${name}.${key}`, inner as object) : `${name}.${key}`,
  );

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

function parse(file: string): Module {
  return parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true, target: 'es2024' });
}

function typesIn(file: string): [string, string][] {
  const module = parse(file);
  return module.body.flatMap((item): [string, string][] => {
    const name = declaredType(item);
    return name
      ? [
          [
            name,
            printSync({ ...module, body: [item] }, {})
              .code.replace(/\s+/g, ' ')
              .trim(),
          ],
        ]
      : [];
  });
}

function declaredType(item: ModuleItem): string | null {
  if (item.type !== 'ExportDeclaration') return null;
  const { declaration } = item;
  const isType =
    declaration.type === 'TsTypeAliasDeclaration' || declaration.type === 'TsInterfaceDeclaration';
  return isType ? declaration.id.value : null;
}

function typeNames({ body }: Module): string[] {
  return body.flatMap((item) => {
    if (item.type !== 'ExportNamedDeclaration') return [];
    return item.specifiers.flatMap((one) =>
      one.type === 'ExportSpecifier' && (item.typeOnly || one.isTypeOnly)
        ? [(one.exported ?? one.orig).value]
        : [],
    );
  });
}
