import { type VacancyCreate, type VacancyUpdate, dayInAruba } from '@cpa/shared/contracts';
import { invalidField } from '../../../platform/errors/domainError.ts';
import type { Caller } from '../../accounts/caller.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { assertListed } from '../../options/assertListed.ts';
import { recordContact } from '../contacts/contacts.repository.ts';
import { assertAllowed, assertVerifiedFor } from './action.rules.ts';
import {
  assertComplete,
  assertOtherLanguages,
  assertValidQuestions,
  assertValidSalary,
  withSalaryDefaults,
} from './content.rules.ts';
import { assertCurrentVersion } from './editConflict.service.ts';
import { assertSafeLinks } from './markdownLinks.rules.ts';
import { lockOwnCompany, readOwnCompanyIds, type LockedVacancy } from './ownedVacancies.repository.ts';
import { publishVacancy } from './publishVacancy.service.ts';
import { assertValidSchedule } from './schedule.rules.ts';
import { findOccupation } from '../occupations/occupationCatalogue.ts';
import { occupationColumns } from '../occupations/occupationColumns.ts';
import { guessLanguage } from '../text-language/guessLanguage.ts';
import { editLastDay } from '../posting/posting.rules.ts';
import {
  insertVacancy,
  raiseVersion,
  recordHistory,
  updateVacancy,
  type VacancyColumns,
} from '../vacancyEditing.repository.ts';

type Fields = Omit<VacancyUpdate, 'status' | 'opens_at' | 'version'>;
type Content = { [Key in keyof Fields]-?: Exclude<Fields[Key], undefined> };

const EMPTY: Omit<Content, 'title'> = {
  department: null,
  occupation: null,
  description: '',
  requirements: '',
  benefits: '',
  text_language: null,
  translations: {},
  sectors: [],
  educations: [],
  workloads: [],
  languages: [],
  employment_type: null,
  location_district_id: null,
  remote: 'no',
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  salary_visible: true,
  work_permit: 'any',
  valid_through: null,
  contact_email: null,
  external_apply_url: null,
  screening_questions: [],
};

/**
 * Creates a vacancy of one of the caller's companies and publishes it on request.
 * @returns its id.
 */
export async function createVacancy(
  db: Executor,
  caller: Caller,
  { company_id: companyId, status = 'draft', opens_at, ...fields }: VacancyCreate,
  now: Date,
): Promise<number> {
  assertVerifiedFor(status === 'open', caller);
  const company_id = companyId ?? (await onlyCompanyOf(db, caller));
  if (!(await lockOwnCompany(db, caller.id, company_id))) {
    throw invalidField('company_id', 'company_not_yours');
  }
  const blank = { ...EMPTY, title: fields.title, status: 'draft' as const, ...NOT_POSTED };
  const content = await checkedContent(db, blank, fields, now);
  const id = await insertVacancy(db, { ...columnsOf(content), company_id, created_by: caller.id });
  if (status === 'open') await publishVacancy(db, caller.id, { id, company_id }, content, now);
  else {
    await recordHistory(db, id, { status: 'draft', by: caller.id, note: null });
    await schedule(db, caller, { id, status }, { opens_at, content }, now);
  }
  return id;
}

/** Updates the given fields of a locked vacancy and publishes a draft on request. */
export async function editVacancy(
  db: Executor,
  caller: Caller,
  vacancy: LockedVacancy,
  { status, opens_at, version, ...fields }: VacancyUpdate,
  now: Date,
): Promise<void> {
  await assertCurrentVersion(db, vacancy, version);
  assertVerifiedFor(vacancy.status !== 'draft' || status === 'open', caller);
  const isPublishing = status === 'open' && vacancy.status !== 'open';
  if (isPublishing) assertAllowed('publish', vacancy.status);
  if (status === 'draft') assertAllowed('withdraw', vacancy.status);

  const content = await checkedContent(db, vacancy, fields, now);
  if (vacancy.status !== 'draft') assertComplete(content);
  await updateVacancy(db, vacancy.id, columnsOf(content));
  await raiseVersion(db, vacancy.id, caller.id);
  if (vacancy.status === 'open')
    await recordContact(db, { companyId: vacancy.company_id, email: content.contact_email });
  if (isPublishing) await publishVacancy(db, caller.id, vacancy, content, now);
  else await schedule(db, caller, vacancy, { opens_at, content }, now);
}

/** Sets or cancels the time of publication; undefined keeps it. */
async function schedule(
  db: Executor,
  caller: Caller,
  vacancy: Pick<LockedVacancy, 'id' | 'status'>,
  { opens_at, content }: { opens_at: string | null | undefined; content: Content },
  now: Date,
): Promise<void> {
  if (opens_at === undefined) return;
  if (opens_at !== null) {
    assertVerifiedFor(true, caller);
    assertComplete(content);
    assertValidSchedule(opens_at, { ...content, status: vacancy.status }, now);
  }
  const times =
    opens_at === null
      ? { opens_at: null, scheduled_by: null }
      : { opens_at: new Date(opens_at), scheduled_by: caller.id };
  await updateVacancy(db, vacancy.id, times);
}

/** @throws DomainError 422 for a recruiter with no company or several. */
async function onlyCompanyOf(db: Executor, { id }: Caller): Promise<number> {
  const [company, ...others] = await readOwnCompanyIds(db, id);
  if (company === undefined) throw invalidField('company_id', 'company_missing');
  if (others.length > 0) throw invalidField('company_id', 'company_unclear');
  return company;
}

/** Validates the resulting vacancy as a whole: new values may conflict with stored ones. */
async function checkedContent(
  db: Executor,
  before: Content & Parameters<typeof editLastDay>[0],
  fields: Fields,
  now: Date,
): Promise<Content> {
  const { sectors, educations, workloads, languages, location_district_id } = fields;
  await assertListed(db, {
    sectors: ['sector', sectors],
    educations: ['education', educations],
    workloads: ['workload', workloads],
    languages: ['language', languages],
    location_district_id: ['district', location_district_id],
  });
  if (fields.occupation && !findOccupation(fields.occupation))
    throw invalidField('occupation', 'occupation_unknown');
  const keys = ['title', ...Object.keys(EMPTY)] as (keyof Content)[];
  const merged = Object.fromEntries(
    keys.map((key) => [key, fields[key] === undefined ? before[key] : fields[key]]),
  ) as Content;
  const content = withSalaryDefaults(merged);
  assertValidSalary(content);
  assertValidQuestions(content.screening_questions);
  assertOtherLanguages(content);
  assertSafeLinks(content);
  return { ...content, valid_through: editLastDay(before, fields.valid_through, dayInAruba(now)) };
}

const NOT_POSTED = { entitlement_id: null, posted_until: null };

function columnsOf({
  screening_questions,
  translations,
  ...content
}: Content): VacancyColumns & { title: string } {
  return {
    ...content,
    ...occupationColumns(content),
    guessed_language: guessLanguage(content, translations),
    translations: JSON.stringify(translations),
    screening_questions: JSON.stringify(screening_questions),
  };
}
