import { expect, test } from '@jest/globals';
import { findBareText } from './findBareText.ts';

const textsIn = (jsx: string) =>
  findBareText(`// é\nconst a = 1;\nexport const A = () => (${jsx});\n`).map(({ text }) => text);

test('finds text beside what may be missing', () => {
  expect(textsIn("<p>{isNew && <Badge />} {t('title')}</p>")).toEqual(["{t('title')}"]);
  expect(textsIn('<p>{icon}{label}</p>')).toEqual(['{label}']);
  expect(textsIn('<p>Hello {name}{isNew ? <Badge /> : null}</p>')).toEqual(['Hello {name}']);
  expect(textsIn('<p>{isNew && <Badge />}{children}</p>')).toEqual(['{children}']);
  expect(textsIn("<ul>{t('none')}{items.map((item) => <li key={item} />)}</ul>")).toEqual(["{t('none')}"]);
});

test('accepts text in an element of its own, alone, or beside what is always there', () => {
  expect(textsIn("<p>{isNew && <Badge />}<span>{t('title')}</span></p>")).toEqual([]);
  expect(textsIn("<p>{isNew ? t('new') : t('old')}</p>")).toEqual([]);
  expect(textsIn('<p><Icon /> {label}</p>')).toEqual([]);
  expect(textsIn('<section>{isNew && <Badge />}{children}</section>')).toEqual([]);
});

test('names the line of the text', () => {
  expect(
    findBareText('export const A = () => (\n  <p>\n    {icon}\n    {label}\n  </p>\n);\n'),
  ).toMatchObject([{ line: 4 }]);
});
