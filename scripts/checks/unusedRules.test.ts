import { describe, expect, test } from '@jest/globals';
import { unusedRules } from './unusedRules.ts';

const HTML = '<html data-theme="light"><body><ul class="a"><li class="b">x</li></ul></body></html>';

describe('unused rules', () => {
  test.each([
    '.a{gap:0}',
    '.a:hover{gap:0}',
    '.a>.b::before{gap:0}',
    ':root{gap:0}',
    ':focus-visible{gap:0}',
    '.a:has(:focus-visible){gap:0}',
    '.a:not(.b){gap:0}',
    '::-webkit-scrollbar{gap:0}',
    '@media print{.b{gap:0}}',
    '.c,.b{gap:0}',
    '.b:first-letter{gap:0}',
    '.a{& .b{gap:0}}',
    '.a{.b{gap:0}}',
  ])('do not contain %s', (css) => expect(unusedRules(css, HTML).unused).toBe(0));

  test.each(['.c{gap:0}', '.b .a{gap:0}', '.c:hover{gap:0}', 'input{gap:0}', '.a.b{gap:0}'])(
    'contain %s',
    (css) => expect(unusedRules(css, HTML)).toEqual({ total: css.length, unused: css.length }),
  );

  test('are those of style rules only', () => {
    expect(unusedRules('@keyframes x{to{gap:0}}@font-face{font-family:x}', HTML)).toEqual({
      total: 0,
      unused: 0,
    });
  });
});
