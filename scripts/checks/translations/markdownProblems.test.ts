import { markdownProblems, wordsOf } from './markdownProblems.ts';

const english = `---
title: Terms
updated: 2026-11-23
---

## 1. Pay

- Never pay. [Tell us](/contact)
- See [plans](/plans).
`;
const dutch = english
  .replace('Terms', 'Voorwaarden')
  .replace('Pay', 'Betalen')
  .replace('Never pay. [Tell us](/contact)', 'Zie [pakketten](/plans).')
  .replace('See [plans](/plans)', 'Betaal nooit. [Zeg het](/contact)');

test('accepts links in the order of another language', () => {
  expect(markdownProblems(english, dutch)).toEqual([]);
});

test.each([
  [dutch.replace('## 1.', '### 1.'), 'It has the headings ### instead of ##.'],
  [dutch.replace('(/contact)', '(/about)'), 'It has the links /about, /plans instead of /contact, /plans.'],
  [dutch.replace('- Zie', 'Zie'), 'It has the list items - instead of -, -.'],
  [dutch.replace('title: Voorwaarden', 'name: A'), '“title” is missing in the front matter.'],
  [
    dutch.replace('2026-11-23', '2026-11-01'),
    'It is the translation of 2026-11-01, the English text is of 2026-11-23.',
  ],
])('finds a translation that differs from the English text', (translated, problem) => {
  expect(markdownProblems(english, translated)).toEqual([problem]);
});

test('reads the words of a text without its URLs and names', () => {
  const words = wordsOf('---\ntitle: Con\nauthor: Ana Kas\n---\n\nMira [aki](/kas) y **warda**.\n');
  expect(words).toContain('Con');
  expect(words).toContain('Mira [aki] y **warda**.');
  expect(words).not.toMatch(/kas/i);
});
