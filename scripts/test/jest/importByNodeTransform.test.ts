import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import importByNode from './importByNodeTransform.ts';

const SOURCE = `export interface Shape {}
export type Size = number;
export const one = 1;
export async function two() {}
export function three() { return []; }
export class Four {}
const five = 5;`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-by-node-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('importByNodeTransform', () => {
  it('exports the values of the module that Node has loaded, and no types', async () => {
    const source = join(folder, 'source.ts');
    writeFileSync(source, SOURCE);
    const transformed = join(folder, 'transformed.mjs');
    writeFileSync(transformed, importByNode.process(SOURCE, source).code);

    const exports = (await import(pathToFileURL(transformed).href)) as Record<string, unknown>;
    expect(Object.keys(exports).toSorted()).toEqual(['Four', 'one', 'three', 'two']);
    // Each test file has its own `Array`.
    expect((exports['three'] as () => unknown)()).not.toBeInstanceOf(Array);
  });
});
