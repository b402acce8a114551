import { cvTexts, type Language } from '../content/cvTexts.ts';
import { levelShare } from '../templates/levels.ts';

describe('levelShare', () => {
  test.each(Object.keys(cvTexts) as Language[])('recognises each level that a CV in %s shows', (language) => {
    const { native, fluent, conversational, basic } = cvTexts[language].levels;
    expect([native, fluent, conversational, basic].map((level) => levelShare(level!))).toEqual([
      levelShare('C2')! + 1 / 7,
      levelShare('C1'),
      levelShare('B1'),
      1.5 / 7,
    ]);
  });
});
