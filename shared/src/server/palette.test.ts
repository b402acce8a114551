import { colourVariables, palette } from './palette.ts';

describe('palette', () => {
  it('contains different colours for both themes', () => {
    expect(palette.light.ink).toMatch(/^#[0-9a-f]{6}$/);
    expect(palette.dark.ink).toMatch(/^#[0-9a-f]{6}$/);
    expect(palette.dark.ink).not.toBe(palette.light.ink);
  });

  it('declares the colours as CSS variables', () => {
    expect(colourVariables('dark')).toContain(`--lagoon:${palette.dark.lagoon};`);
  });
});
