import {
  LANGUAGES,
  type Locale,
  LOCALES,
  type RecruiterVacancy,
  type VacancyTranslations,
} from '@cpa/shared/contracts';
import { errorText, type FieldTexts, invalidFields } from '../../../platform/errors/domainError.ts';

type Salary = Pick<RecruiterVacancy, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;
type Questions = RecruiterVacancy['screening_questions'];

interface Content {
  description: string;
  translations: VacancyTranslations;
  sectors: number[];
  remote: RecruiterVacancy['remote'];
  location_district_id: number | null;
}

/** Maximum plausible amounts in minor units. */
const HIGHEST = { hour: 1_000_000, month: 100_000_000, year: 1_000_000_000 };

/** Sets the defaults AWG and month of a stated salary. */
export function withSalaryDefaults<T extends Salary>(salary: T): T {
  if (salary.salary_min === null && salary.salary_max === null) return salary;
  return {
    ...salary,
    salary_currency: salary.salary_currency ?? 'AWG',
    salary_period: salary.salary_period ?? 'month',
  };
}

/** @throws DomainError 422 when the range is inverted or implausible. */
export function assertValidSalary({ salary_min, salary_max, salary_period }: Salary): void {
  const errors: FieldTexts = {};
  const highest = HIGHEST[salary_period ?? 'month'];
  if (salary_min !== null && salary_max !== null && salary_min > salary_max) {
    errors['salary_max'] = [errorText('salary_inverted')];
  }
  for (const [field, amount] of Object.entries({ salary_min, salary_max })) {
    if (amount !== null && amount > highest)
      errors[field] = [errorText('salary_too_high', { period: salary_period ?? 'month' })];
  }
  refuse(errors);
}

/** @throws DomainError 422 for duplicate question ids or a choice without options. */
export function assertValidQuestions(questions: Questions): void {
  const texts = questions.flatMap(({ id, kind, choices, knock_out = [], question }, place) => {
    if (questions.findIndex((other) => other.id === id) !== place)
      return [errorText('question_repeated', { id })];
    if (kind === 'choice' && choices.length < 2) return [errorText('too_few_choices', { question })];
    const possible = kind === 'yes_no' ? ['yes', 'no'] : kind === 'choice' ? choices : [];
    const isPossible = knock_out.every((answer) => possible.includes(answer));
    return isPossible ? [] : [errorText('unwanted_answer_unknown', { question })];
  });
  refuse(texts.length > 0 ? { screening_questions: texts } : {});
}

/** @throws DomainError 422 for a version in the language of the text itself. */
export function assertOtherLanguages({
  text_language: language,
  translations,
}: {
  text_language: Locale | null;
  translations: VacancyTranslations;
}): void {
  if (language === null || !translations[language]) return;
  refuse({ text_language: [errorText('version_exists', { language: LANGUAGES[language].name })] });
}

/** Checks the fields required for publishing. @throws DomainError 422 */
export function assertComplete({
  description,
  translations,
  sectors,
  remote,
  location_district_id,
}: Content): void {
  refuse({
    ...(description === '' && { description: [errorText('description_missing')] }),
    ...missingTexts(translations),
    ...(sectors.length === 0 && { sectors: [errorText('sector_missing')] }),
    ...(location_district_id === null &&
      remote !== 'full' && { location_district_id: [errorText('district_missing')] }),
  });
}

function missingTexts(translations: VacancyTranslations): FieldTexts {
  const errors: FieldTexts = {};
  for (const key of LOCALES) {
    const texts = translations[key];
    const language = LANGUAGES[key].name;
    if (texts?.title === '')
      errors[`translations.${key}.title`] = [errorText('version_title_missing', { language })];
    if (texts?.description === '')
      errors[`translations.${key}.description`] = [errorText('version_description_missing', { language })];
  }
  return errors;
}

function refuse(errors: FieldTexts): void {
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
