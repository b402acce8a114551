import type { OptionRef, RecruiterVacancy, ScrapedVacancy, VacancyUpdate } from '@cpa/shared/contracts';
import type { Edit } from './edit.ts';

const TEXT_FIELDS = ['title', 'description', 'requirements', 'benefits'] as const;
const LIST_FIELDS = ['sectors', 'educations', 'workloads', 'languages'] as const;
const CODE_FIELDS = ['employment_type', 'remote', 'valid_through', 'external_apply_url'] as const;

type TextField = (typeof TEXT_FIELDS)[number];
type ListField = (typeof LIST_FIELDS)[number];
type CodeField = (typeof CODE_FIELDS)[number];
type Salary = Pick<RecruiterVacancy, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;

/** A field in both vacancies. `change` updates the posted vacancy; null when that is not possible. */
export type ComparedField = { isSame: boolean; change: VacancyUpdate | null } & (
  | { field: TextField; kind: 'text'; found: string; posted: string }
  | { field: ListField | 'location_district'; kind: 'list'; found: OptionRef[]; posted: OptionRef[] }
  | { field: CodeField; kind: 'code'; found: string; posted: string | null }
  | { field: 'salary'; kind: 'salary'; found: Salary; posted: Salary }
);

/** Compares the page, with the recruiter's edits, to a vacancy. Leaves out fields that the page does not state. */
export function compare(
  found: ScrapedVacancy,
  edit: Edit,
  posted: RecruiterVacancy,
  today: string,
): ComparedField[] {
  const texts = {
    ...found,
    title: edit.title ?? found.title,
    description: edit.description ?? found.description,
  };
  return [
    ...TEXT_FIELDS.filter((field) => texts[field].trim() !== '').map((field) =>
      compareTexts(field, texts[field], posted[field]),
    ),
    ...compareSalaries(found, edit, posted),
    ...CODE_FIELDS.flatMap((field) => compareCodes(field, edit.employment_type, found, posted, today)),
    ...LIST_FIELDS.filter((field) => found[field].length > 0).map((field) =>
      compareLists(field, found[field], posted[field]),
    ),
    ...(found.location_district ? [compareDistricts(found.location_district, posted)] : []),
  ];
}

/** Markdown may be wrapped, spaced and escaped differently. */
const plain = (text: string) => text.replaceAll(/[\s\\*_#<>-]+/g, ' ').trim();

function compareTexts(field: TextField, found: string, posted: string): ComparedField {
  const isSame = plain(found) === plain(posted);
  return { field, kind: 'text', found: found.trim(), posted, isSame, change: { [field]: found.trim() } };
}

function compareSalaries(found: ScrapedVacancy, edit: Edit, posted: RecruiterVacancy): ComparedField[] {
  const salary = salaryOf({
    ...found,
    salary_currency: edit.salary_currency ?? found.salary_currency,
    salary_period: edit.salary_period ?? found.salary_period,
  });
  if (salary.salary_min === null && salary.salary_max === null) return [];
  const current = salaryOf(posted);
  // A draft without currency or period would default to florins a month, which the page does not state.
  const change = salary.salary_currency && salary.salary_period ? salary : null;
  const isSame = JSON.stringify(salary) === JSON.stringify(current);
  return [{ field: 'salary', kind: 'salary', found: salary, posted: current, isSame, change }];
}

const salaryOf = ({ salary_min, salary_max, salary_currency, salary_period }: Salary): Salary => ({
  salary_min,
  salary_max,
  salary_currency,
  salary_period,
});

function compareCodes(
  field: CodeField,
  employment: Edit['employment_type'],
  found: ScrapedVacancy,
  posted: RecruiterVacancy,
  today: string,
): ComparedField[] {
  const value = field === 'employment_type' ? (employment ?? found[field]) : found[field];
  if (value === null) return [];
  const canChange = field !== 'valid_through' || isPossibleLastDay(value, posted, today);
  return [
    {
      field,
      kind: 'code',
      found: value,
      posted: posted[field],
      isSame: value === posted[field],
      change: canChange ? { [field]: value } : null,
    },
  ];
}

/** A vacancy is open at most until its posting ends. */
const isPossibleLastDay = (day: string, { status, posted_until }: RecruiterVacancy, today: string): boolean =>
  day >= today && (status === 'draft' || (status === 'open' && posted_until !== null && day <= posted_until));

const idsOf = (options: readonly OptionRef[]) =>
  options.map(({ id }) => id).toSorted((one, other) => one - other);

function compareLists(field: ListField, found: OptionRef[], posted: OptionRef[]): ComparedField {
  const isSame = String(idsOf(found)) === String(idsOf(posted));
  return { field, kind: 'list', found, posted, isSame, change: { [field]: idsOf(found) } };
}

function compareDistricts(found: OptionRef, { location_district }: RecruiterVacancy): ComparedField {
  return {
    field: 'location_district',
    kind: 'list',
    found: [found],
    posted: location_district ? [location_district] : [],
    isSame: found.id === location_district?.id,
    change: { location_district_id: found.id },
  };
}
