import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportSpecifier, type ModuleItem, parseSync } from '@swc/core';
import {
  ENTRY_POINTS,
  LAZY_ENTRY_POINTS,
  LAZY_LIBRARIES,
  LIBRARIES,
  PLATFORM_VERSION,
} from '../../shell/src/remotes/platform/keys.ts';
import type { PlatformContract } from './providedModules.ts';
import { root } from './workspace.ts';

/** Reads the contract from the sources. `contract.json` is the last reviewed version. */
export function readPlatformContract(): PlatformContract {
  const modules: PlatformContract['modules'] = {};
  const addLibraries = (libraries: Record<string, string>, isLazy: boolean) => {
    for (const [key, version] of Object.entries(libraries)) {
      modules[key] = { version, isLazy, names: namesOf(join(root, facade(key))) };
    }
  };
  const addEntryPoints = (entryPoints: readonly string[], isLazy: boolean) => {
    for (const path of entryPoints) {
      const names = namesOf(join(root, `shared/src/${path}/index.ts`));
      modules[`@cpa/shared/${path}`] = { version: PLATFORM_VERSION, isLazy, names };
    }
  };
  addLibraries(LIBRARIES, false);
  addLibraries(LAZY_LIBRARIES, true);
  addEntryPoints(ENTRY_POINTS, false);
  addEntryPoints(LAZY_ENTRY_POINTS, true);
  return { version: PLATFORM_VERSION, modules };
}

function facade(key: string): string {
  return `shell/src/remotes/platform/libraries/${key.replace('@', '').replaceAll('/', '-')}.ts`;
}

/** Names that an entry point or facade exports. Both consist of export lists only. */
function namesOf(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: true,
    target: 'es2024',
  });
  return body
    .flatMap(exportedNames)
    .filter((name) => name !== 'default')
    .sort();
}

function exportedNames(item: ModuleItem): string[] {
  if (item.type === 'ExportNamedDeclaration' && !item.typeOnly) return item.specifiers.flatMap(specifierName);
  // redux-saga's facade is an object instead of an export list.
  if (item.type === 'VariableDeclaration') return item.declarations.flatMap(({ init }) => objectKeys(init));
  return [];
}

function specifierName(specifier: ExportSpecifier): string[] {
  if (specifier.type !== 'ExportSpecifier' || specifier.isTypeOnly) return [];
  return [(specifier.exported ?? specifier.orig).value];
}

function objectKeys(init: unknown): string[] {
  if (typeof init !== 'object' || init === null || !('properties' in init) || !Array.isArray(init.properties))
    return [];
  return init.properties.flatMap((property: { type: string; value?: string }) =>
    property.type === 'Identifier' && property.value ? [property.value] : [],
  );
}
