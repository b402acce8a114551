import { expect, test } from '@jest/globals';
import { findBareText } from './findBareText.ts';

const textsIn = (jsx: string) =>
  findBareText(`// é\nconst a = 1;\nexport const A = () => (${jsx});\n`).map(({ text }) => text);

test('finds text beside an element that may be missing', () => {
  expect(textsIn("<p>{isNew && <Badge />} {t('title')}</p>")).toEqual(["{t('title')}"]);
  expect(textsIn('<p>{icon}{label}</p>')).toEqual(['{label}']);
  expect(textsIn('<p>Hello {name}{isNew ? <Badge /> : null}</p>')).toEqual(['Hello {name}']);
  expect(textsIn('<p>{isNew && <Badge />}{children}</p>')).toEqual(['{children}']);
  expect(textsIn("<ul>{t('none')}{items.map((item) => <li key={item} />)}</ul>")).toEqual(["{t('none')}"]);
});

test('finds conditional text beside other elements', () => {
  expect(textsIn("<p><Icon />{isNew && t('new')}</p>")).toEqual(["{isNew && t('new')}"]);
  expect(textsIn('<p><b>{a}</b>{day ? ` · ${day}` : null}</p>')).toEqual(['{day ? ` · ${day}` : null}']);
  expect(textsIn("<p><b>{a}</b>{day ? ` · ${day}` : ''}</p>")).toEqual(["{day ? ` · ${day}` : ''}"]);
  expect(textsIn("<p>{isNew ? <Badge /> : t('old')}<Icon /></p>")).toEqual([
    "{isNew ? <Badge /> : t('old')}",
  ]);
  expect(textsIn("<p>{isNew && t('new')}{!isNew && t('old')}</p>")).toEqual([
    "{isNew && t('new')}",
    "{!isNew && t('old')}",
  ]);
  expect(textsIn("<>{t('title')}{isNew && (b ?? t('new'))}</>")).toEqual([
    "{t('title')}",
    "{isNew && (b ?? t('new'))}",
  ]);
  expect(textsIn('<p>{company?.name}<Icon /></p>')).toEqual(['{company?.name}']);
});

test('reads constants and types of the file', () => {
  const inFile = (before: string, jsx: string) =>
    findBareText(`${before}\nexport const A = ({ a, b }: Props) => ${jsx};\n`).map(({ text }) => text);
  expect(inFile("const x = isNew ? t('new') : null;", '<p><Icon />{x}</p>')).toEqual(['{x}']);
  expect(inFile('type Props = { a: string | null };', '<p><Icon />{a}</p>')).toEqual(['{a}']);
  expect(inFile('type Props = { a?: number };', '<p><Icon />{a}</p>')).toEqual(['{a}']);
  expect(inFile('type Props = { a: string; b?: ReactNode };', '<p>{a}{b}</p>')).toEqual(['{a}']);
  expect(inFile('type Props = { a: string };', '<p><Icon />{a}</p>')).toEqual([]);
  expect(inFile('type Props = { note?: ReactNode };', '<p><Icon />{note}</p>')).toEqual([]);
  expect(inFile('type Props = { a?: string };', '<p>{a && <b><Icon />{a}</b>}</p>')).toEqual([]);
});

test('accepts text in a separate element, alone, or beside what is always there', () => {
  expect(textsIn("<p>{isNew && <Badge />}<span>{t('title')}</span></p>")).toEqual([]);
  expect(textsIn("<p>{isNew ? t('new') : t('old')}</p>")).toEqual([]);
  expect(textsIn('<p><Icon /> {label}</p>')).toEqual([]);
  expect(textsIn("<p>{isNew && t('new')}</p>")).toEqual([]);
  expect(textsIn("<p>{t('a')}{' '}{count - 1}</p>")).toEqual([]);
  expect(textsIn("<p>{`${a}${b ? ` · ${b}` : ''}`}<Icon /></p>")).toEqual([]);
  expect(textsIn("<p>{isNew ? t('new') : t('old')}<Icon />{/* text */}</p>")).toEqual([]);
  expect(textsIn("<p>{isNew && <span>{t('new')}</span>}<Icon /></p>")).toEqual([]);
  expect(textsIn('<section>{isNew && <Badge />}{children}</section>')).toEqual([]);
});

test('names the line of the text', () => {
  expect(
    findBareText('export const A = () => (\n  <p>\n    {icon}\n    {label}\n  </p>\n);\n'),
  ).toMatchObject([{ line: 4 }]);
});
