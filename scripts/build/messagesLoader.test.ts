import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IndexedTexts, slotOf } from '@cpa/shared/contracts';
import { indexKeys } from './indexKeys.ts';
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

test('puts English texts into slots, which their keys lead to, and translations into the same ones', () => {
  const english = compile('en.messages.json', ENGLISH);
  const [seeds, texts] = english.value as IndexedTexts;
  const slot = (key: string) => slotOf(key, [seeds, texts]);
  expect(Object.keys(ENGLISH).map((key) => texts[slot(key)])).toEqual([
    [['count'], ' jobs'],
    ['Jobs'],
    ['New'],
  ]);
  expect([texts.length, english.dependencies]).toEqual([3, []]);
  const dutch = compile('nl.messages.json', { 'a.title': 'Banen', 'a.count': '{count} banen' });
  const translated = dutch.value as unknown[];
  expect(Object.keys(ENGLISH).map((key) => translated[slot(key)])).toEqual([
    [['count'], ' banen'],
    ['Banen'],
    null,
  ]);
  expect(dutch.dependencies).toEqual([join(folder, 'en.messages.json')]);
});

test('finds a separate slot for each key of a large catalogue', () => {
  const keys = Array.from({ length: 500 }, (_, index) => `section.${index % 7}.text${index}`);
  const { seeds, slots } = indexKeys(keys);
  expect(slots.toSorted()).toEqual(keys.toSorted());
  expect(keys.map((key) => slots[slotOf(key, [seeds, slots])])).toEqual(keys);
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
