import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { compileMessages } from '../build/compileMessages.ts';

/** Static imports and exports start a line or follow a comment; a comment may name the chunk of a dynamic import. */
const IMPORTS =
  /((?:^|\*\/ )(?:import|export)\s(?:[^'";]*\sfrom\s)?\s*["']|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?["'])([^"'\n]+)(?=["'])/gm;

/** Compiles a TypeScript file to JavaScript whose relative imports name compiled files. */
export function compileSource(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  return code.replace(
    IMPORTS,
    (_match, before: string, specifier: string) => before + compiledName(specifier),
  );
}

const compiledName = (specifier: string): string =>
  specifier.startsWith('.')
    ? specifier.replace(/\.tsx?$/, '.js').replace(/\.messages\.json$/, '.messages.js')
    : specifier;

/** Compiles a message catalogue to a module, so that a package needs no loader. */
export function compileCatalogue(file: string): string {
  const source = readFileSync(file, 'utf8');
  return `export default ${JSON.stringify(compileMessages(JSON.parse(source) as Record<string, string>))};\n`;
}

/** Returns what a compiled module imports. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(IMPORTS)].map(([, , specifier = '']) => specifier);
}
