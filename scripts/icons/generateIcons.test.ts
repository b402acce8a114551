import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIcons, ICONS_FOLDER } from './generateIcons.ts';

test('the checked-in icons match their names and the installed lucide', async () => {
  for (const [file, content] of Object.entries(await generateIcons()))
    expect(readFileSync(join(ICONS_FOLDER, file), 'utf8')).toBe(content);
});
