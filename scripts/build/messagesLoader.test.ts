import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import messagesLoader from './messagesLoader.ts';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiles a file of the folder. @returns what the module exports */
function compile(name: string, messages: Record<string, string>): { value: unknown; dependencies: string[] } {
  const resourcePath = join(folder, name);
  const source = JSON.stringify(messages);
  writeFileSync(resourcePath, source);
  const dependencies: string[] = [];
  const context = { resourcePath, addDependency: (file: string) => void dependencies.push(file) };
  const code = messagesLoader.call(context as unknown as ThisParameterType<typeof messagesLoader>, source);
  const [, text = ''] = /^export default JSON\.parse\((.*)\);$/.exec(code) ?? [];
  return { value: JSON.parse(JSON.parse(text) as string), dependencies };
}

const ENGLISH = { 'a.count': '{count} jobs', 'a.title': 'Jobs', 'a.new': 'New' };

test('keeps the keys of English, and lists a translation in their order', () => {
  const english = compile('en.messages.json', ENGLISH);
  expect(english).toMatchObject({ value: { 'a.title': ['Jobs'] }, dependencies: [] });
  expect(Object.keys(english.value as object)).toEqual(Object.keys(ENGLISH));
  const dutch = compile('nl.messages.json', { 'a.title': 'Banen', 'a.count': '{count} banen' });
  expect(dutch.value).toEqual([[['count'], ' banen'], ['Banen'], null]);
  expect(dutch.dependencies).toEqual([join(folder, 'en.messages.json')]);
});

test('keeps the keys of names, whose English form comes with the data', () => {
  compile('names.messages.json', { Construction: 'Construction' });
  expect(compile('nl.names.messages.json', { Construction: 'Bouw' }).value).toEqual({
    Construction: ['Bouw'],
  });
});

test('finds the English file of a second catalogue', () => {
  compile('toasts.messages.json', { 'b.saved': 'Saved' });
  expect(compile('es.toasts.messages.json', { 'b.saved': 'Guardado' }).value).toEqual([['Guardado']]);
});
