import type { Cv } from '@cpa/shared/contracts';

/** Places to which a text without a field can be assigned. */
export const TEXT_PLACES = ['summary', 'skills', 'languages', 'interests'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

/** Adds texts of an imported file to the places that the user chose for them. */
export function assignTexts(cv: Cv, texts: readonly { text: string; place: TextPlace }[]): Cv {
  const { resume } = cv;
  const at = (place: TextPlace) => texts.filter((each) => each.place === place).map(({ text }) => text);
  const { summary = '' } = resume.basics ?? {};
  const named = (place: 'skills' | 'interests') =>
    at(place).length > 0 && { [place]: [...(resume[place] ?? []), ...at(place).map((name) => ({ name }))] };
  const languages = at('languages').map((language) => ({ language }));
  return {
    ...cv,
    resume: {
      ...resume,
      ...named('skills'),
      ...named('interests'),
      ...(languages.length > 0 && { languages: [...(resume.languages ?? []), ...languages] }),
      ...(at('summary').length > 0 && {
        basics: { ...resume.basics, summary: [summary, ...at('summary')].filter(Boolean).join('\n') },
      }),
    },
  };
}
