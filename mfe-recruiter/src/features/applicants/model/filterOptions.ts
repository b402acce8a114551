import { compareTexts } from '@cpa/shared/i18n';
import { type ApplicantListItem, langTag } from '@cpa/shared/contracts';

/** Returns the distinct vacancies of the applicants, sorted by title. */
export function vacancyOptions(applicants: readonly ApplicantListItem[]) {
  const vacancies = new Map(applicants.map((applicant) => [applicant.vacancy_id, applicant]));
  return [...vacancies]
    .map(([id, { vacancy_title, vacancy_language }]) => ({
      id,
      title: vacancy_title,
      lang: langTag(vacancy_language),
    }))
    .sort((a, b) => compareTexts(a.title, b.title));
}

/** A question with its distinct answers, sorted. */
export type QuestionOption = {
  question: string;
  kind: ApplicantListItem['screening_answers'][number]['kind'];
  answers: string[];
};

/** Returns the questions that applicants of the vacancy answered, in the order in which they were asked. */
export function questionOptions(
  applicants: readonly ApplicantListItem[],
  vacancyId: number | null,
): QuestionOption[] {
  const answersOf = new Map<string, { kind: QuestionOption['kind']; answers: Set<string> }>();
  for (const { vacancy_id, screening_answers } of applicants) {
    if (vacancyId !== null && vacancy_id !== vacancyId) continue;
    for (const { question, kind, answer } of screening_answers) {
      const known = answersOf.get(question);
      if (known) known.answers.add(answer);
      else answersOf.set(question, { kind, answers: new Set([answer]) });
    }
  }
  return [...answersOf].map(([question, { kind, answers }]) => ({
    question,
    kind,
    answers: [...answers].sort(compareTexts),
  }));
}

/** Returns the distinct tags of the applicants, sorted, with the selected one even if no applicant has it any more. */
export function tagOptions(applicants: readonly ApplicantListItem[], selected: string | null): string[] {
  const tags = new Set(applicants.flatMap((applicant) => applicant.tags));
  if (selected !== null) tags.add(selected);
  return [...tags].sort(compareTexts);
}
