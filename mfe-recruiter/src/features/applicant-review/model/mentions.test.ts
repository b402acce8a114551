import { mentionAt, mentionedIn, peopleFor, splitMentions } from './mentions.ts';

const ana = { name: 'Ana' };
const anaMaria = { name: 'Ana María (HR)' };

describe('mentionAt', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['Ask @Ana M', 10, { start: 4, query: 'Ana M' }],
    ['Ask @Ana M', 7, { start: 4, query: 'An' }],
    ['(@an', 4, { start: 1, query: 'an' }],
    ['ana@example', 11, null],
    ['@Ana\nnext line', 14, null],
    ['no mention', 10, null],
  ])('finds the mention that is typed in %j at %i', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected);
  });
});

test('peopleFor finds the start of each word, without case and accents', () => {
  expect(peopleFor([ana, anaMaria], 'mari')).toEqual([anaMaria]);
  expect(peopleFor([ana, anaMaria], 'an')).toEqual([ana, anaMaria]);
  expect(peopleFor([ana, anaMaria], 'na')).toEqual([]);
  expect(peopleFor([ana, anaMaria], '')).toEqual([ana, anaMaria]);
});

describe('mentionedIn', () => {
  it('prefers the longer name', () => {
    expect(mentionedIn('@Ana María (HR) knows', [ana, anaMaria])).toEqual([anaMaria]);
    expect(mentionedIn('@ana, and @ANA MARÍA (HR)', [ana, anaMaria])).toEqual([ana, anaMaria]);
  });

  it('ignores longer words and e-mail addresses', () => {
    expect(mentionedIn('@Anabel, ask jobs@ana', [ana])).toEqual([]);
  });

  it('returns everyone with that name', () => {
    expect(mentionedIn('@Ana', [ana, { ...ana }])).toHaveLength(2);
  });
});

test('splitMentions keeps the text, with every second part a mention', () => {
  expect(splitMentions('Ask @Ana today.', ['Ana'])).toEqual(['Ask ', '@Ana', ' today.']);
  expect(splitMentions('Ask @Ana today.', [])).toEqual(['Ask @Ana today.']);
});
