import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServerTexts } from './createServerTexts.ts';

const ENGLISH = {
  'jobs.count': '{count, plural, one {# new vacancy} other {# new vacancies}}',
  'jobs.close': "Don't show {title}",
  'jobs.only': 'Only in English',
};
const OTHERS = {
  pap: { 'jobs.count': '{count, plural, one {# vacatura nobo} other {# vacatura nobo}}' },
  nl: { 'jobs.count': '{count, plural, one {# nieuwe vacature} other {# nieuwe vacatures}}' },
  es: { 'jobs.count': '{count, plural, one {# vacante nueva} other {# vacantes nuevas}}' },
};

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads the texts of each language side by side, English where one is missing', () => {
  const write = (name: string, messages: object) =>
    writeFileSync(join(folder, name), JSON.stringify(messages));
  write('jobs.messages.json', ENGLISH);
  for (const [locale, messages] of Object.entries(OTHERS)) write(`${locale}.jobs.messages.json`, messages);
  const textIn = createServerTexts<typeof ENGLISH>(pathToFileURL(join(folder, 'jobs.messages.json')));
  const [en, pap, nl, es] = [textIn('en'), textIn('pap'), textIn('nl'), textIn('es')];
  expect(en('jobs.count', { count: 1 })).toBe('1 new vacancy');
  expect(nl('jobs.count', { count: 1 })).toBe('1 nieuwe vacature');
  expect(pap('jobs.count', { count: 2400 })).toBe('2.400 vacatura nobo');
  expect(es('jobs.count', { count: 2400 })).toBe('2.400 vacantes nuevas');
  expect(en('jobs.count', { count: 2400 })).toBe('2,400 new vacancies');
  expect(nl('jobs.close', { title: '{x} <b>' })).toBe("Don't show {x} <b>");
  expect(es('jobs.only')).toBe('Only in English');
});
