import { existsSync } from 'node:fs';
import { playwrightCli } from './chromium.mjs';

describe('playwrightCli', () => {
  it('resolves a file that exists, so that a machine without Chromium can download one', () => {
    expect(existsSync(playwrightCli())).toBe(true);
  });
});
