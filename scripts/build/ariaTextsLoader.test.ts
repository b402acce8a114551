import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ariaTextsLoader from './ariaTextsLoader.ts';
import { root } from './workspace.ts';

test('adds Papiamento to the texts of the installed react-aria', () => {
  const file = join(root, 'node_modules/react-aria/dist/private/overlays/intlStrings.mjs');
  expect(ariaTextsLoader(readFileSync(file, 'utf8'))).toMatch(/"pap":\{"dismiss":"Cera"\},"nl-NL": /);
});
