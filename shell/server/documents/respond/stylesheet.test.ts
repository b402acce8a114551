import { describe, expect, test } from '@jest/globals';
import { classesOf, parseStylesheet } from './stylesheet.ts';

const used = (css: string, ...classes: string[]) => parseStylesheet(css).usedBy(new Set(classes)).used;

describe('rules of a style sheet for the classes of a page', () => {
  test.each([
    ['a rule of the class', '.a{color:red}'],
    ['a rule without a class', ':root[data-theme=dark] body{color:red}'],
    ['a state of the class', '.a:hover::before{color:red}'],
    ['one of several selectors', '.b .c,.a>p{color:red}'],
    ['classes inside a pseudo-class', '.a:has(.b:not(.c)) i{color:red}'],
    ['classes inside other pseudo-classes', '.a:nth-child(2 of .b,.c):is(.d,.e:not(:has(.f))){color:red}'],
    ['a dot in an attribute', ".a img[src$='.svg']{color:red}"],
    ['a font', '@font-face{font-family:x;src:url(/x.woff2)}'],
    ['the order of layers', '@layer reset,ui;@layer ui{.a{color:red}}'],
    ['nested conditions', '@layer ui{@media (width>9px){.a{color:red}}@supports (gap:1px){.a{gap:1px}}}'],
    ['an animation of the class', '.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}'],
  ])('contain %s', (_name, css) => expect(used(css, 'a')).toBe(css));

  test.each([
    ['a rule of another class', '.b{color:red}'],
    ['a rule of the class within another one', '.b .a{color:red}'],
    ['groups without a rule', '@layer ui{@media print{.b{color:red}}}'],
    ['an animation of another class', '.b{animation:spin 1s}@keyframes spin{to{rotate:1turn}}'],
    ['a class that starts in the same way', '.a-b{color:red}'],
  ])('leave out %s', (_name, css) => expect(used(css, 'a')).toBe(''));

  test('keep their order', () => {
    expect(used('.a{color:red}.b{color:blue}@media print{.b{gap:0}.a{gap:1px}}i{gap:0}', 'a')).toBe(
      '.a{color:red}@media print{.a{gap:1px}}i{gap:0}',
    );
  });
});

test('prints the rules for each set of classes, whatever other classes a page has', () => {
  const { usedBy } = parseStylesheet('.a{color:red}@media print{.b.c{gap:0}}i{gap:1px}');
  const printed = [['a'], ['x', 'a'], ['b', 'c'], ['b'], ['a']].map((names) => usedBy(new Set(names)).used);
  expect(printed).toEqual([
    '.a{color:red}i{gap:1px}',
    '.a{color:red}i{gap:1px}',
    '@media print{.b.c{gap:0}}i{gap:1px}',
    'i{gap:1px}',
    '.a{color:red}i{gap:1px}',
  ]);
});

test.each([
  '.a{gap:0}.b{gap:1px}i{gap:2px}.c{gap:3px}.d{gap:4px}.a:hover{gap:5px}',
  '.b{gap:0}@layer ui{@media print{.b{gap:1px}}.a{gap:2px}.c{gap:3px}}@layer x{.c{gap:4px}}@keyframes spin{to{rotate:1turn}}',
  '.a{gap:0}',
])('the other rules restore the whole style sheet %s', (css) => {
  const { used: text, rest } = parseStylesheet(css).usedBy(new Set(['a']));
  let [whole, at] = ['', 0];
  for (let index = 0; index < rest.length; index += 2) {
    const next = at + Number(rest[index]);
    whole += text.slice(at, next) + String(rest[index + 1]);
    at = next;
  }
  expect(whole + text.slice(at)).toBe(css);
  expect(rest.filter((part) => typeof part === 'string').join('')).not.toContain('.a');
});

test('matches a class with an escaped character', () => {
  expect(used(String.raw`.a\+b{color:red}`, 'a+b')).not.toBe('');
});

test('reads the classes of HTML', () => {
  expect([...classesOf('<a class="x\ny-1"><b data-class="z" class="">text class="</b></a>')]).toEqual([
    'x',
    'y-1',
    '',
  ]);
});
