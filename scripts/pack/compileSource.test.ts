import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { compileCatalogue, compileSource, importsOf } from './compileSource.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpa-compile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function source(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('names compiled files in static, dynamic and repeated imports', () => {
  const file = source(
    'page.tsx',
    [
      "/** Comment. */\nexport { one } from './one.ts';",
      "import texts from './en.messages.json';",
      "import { useState } from 'react';",
      'export const Page = () => <p>{texts.title}{useState(1)}</p>;',
      'export const lazy = () => import(/* webpackChunkName: "two" */ \'../two.tsx\');',
      'export const text = "import x from \'./kept.ts\'";',
    ].join('\n'),
  );
  const code = compileSource(file);
  expect(importsOf(code)).toEqual(
    expect.arrayContaining(['./one.js', './en.messages.js', 'react', '../two.js', 'react/jsx-runtime']),
  );
  expect(code).toContain("import x from './kept.ts'");
});

test('compiles the messages of a catalogue', () => {
  const code = compileCatalogue(source('en.messages.json', '{ "hello": "Hello {name}" }'));
  expect(code).toBe('export default {"hello":["Hello ",["name"]]};\n');
});
