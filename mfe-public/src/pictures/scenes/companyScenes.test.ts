import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyScene } from './companyScenes.ts';
import { SECTOR_SCENES } from './sectorScenes.ts';
import { C } from './shapes.ts';

const inSector = (id: number, sector: number) => companyScene({ id, sectors: [{ id: sector, name: '' }] });

describe('companyScene', () => {
  test('gives 30 successive companies of one sector 30 different covers with the same motif', () => {
    const covers = Array.from({ length: 30 }, (_, index) => inSector(index + 1, 1));
    expect(new Set(covers.map((cover) => JSON.stringify(cover))).size).toBe(30);
    for (const { shapes } of covers) {
      const paths = new Set(shapes.map(([, path]) => path));
      for (const [, path] of SECTOR_SCENES[1]!.shapes) expect(paths).toContain(path);
    }
  });

  test('gives a company the same cover every time', () => {
    expect(inSector(7, 2)).toEqual(inSector(7, 2));
  });

  test('keeps the dark ground of a motif that needs it', () => {
    expect(inSector(4, 13).ground).toBe(SECTOR_SCENES[13]!.ground);
  });

  test('draws a scene of the island for a company without a sector', () => {
    expect(companyScene({ id: 0, sectors: [] }).shapes.length).toBeGreaterThan(4);
  });

  test('repeats no shape within a cover, which would repeat a React key', () => {
    for (let id = 0; id < 30; id += 1) {
      for (const sector of Object.keys(SECTOR_SCENES)) {
        const keys = inSector(id, Number(sector)).shapes.map(([fill, path]) => `${fill} ${path}`);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });
});

test('has a colour of the night for every colour that changes with the theme', () => {
  const styles = readFileSync(join(import.meta.dirname, 'Scene.module.css'), 'utf8');
  const names = Object.values(C).flatMap(
    (colour) => /^var\((--[\w-]+),#[\da-f]{6}\)$/.exec(colour)?.[1] ?? [],
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(styles).toContain(`${name}: #`);
});
