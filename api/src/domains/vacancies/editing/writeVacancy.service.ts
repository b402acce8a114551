import { type VacancyCreate, type VacancyUpdate, dayInAruba } from '@cpa/shared/contracts';
import { invalidField } from '../../../platform/errors/domainError.ts';
import type { Caller } from '../../accounts/caller.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { assertListed } from '../../options/assertListed.ts';
import { assertAllowed, assertVerifiedFor } from './action.rules.ts';
import {
  assertComplete,
  assertValidQuestions,
  assertValidSalary,
  withSalaryDefaults,
} from './content.rules.ts';
import { lockOwnCompany, type LockedVacancy } from './ownedVacancies.repository.ts';
import { chooseLastDay, choosePosting, editLastDay } from '../posting/posting.rules.ts';
import { readPostingOptions, takePosting } from '../posting/takePosting.service.ts';
import {
  insertVacancy,
  recordHistory,
  updateVacancy,
  type VacancyColumns,
} from '../vacancyEditing.repository.ts';

type Fields = Omit<VacancyUpdate, 'status'>;
type Content = { [Key in keyof Fields]-?: Exclude<Fields[Key], undefined> };

const EMPTY: Omit<Content, 'title'> = {
  description: '',
  requirements: '',
  benefits: '',
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
  { company_id, status = 'draft', ...fields }: VacancyCreate,
  now: Date,
): Promise<number> {
  assertVerifiedFor(status === 'open', caller);
  if (!(await lockOwnCompany(db, caller.id, company_id))) {
    throw invalidField('company_id', 'This company is not among yours.');
  }
  const blank = { ...EMPTY, title: fields.title, status: 'draft' as const, ...NOT_POSTED };
  const content = await checkedContent(db, blank, fields, now);
  const id = await insertVacancy(db, { ...columnsOf(content), company_id, created_by: caller.id });
  if (status === 'open') await publish(db, caller, { id, company_id }, content, now);
  else await recordHistory(db, id, { status: 'draft', by: caller.id, note: null });
  return id;
}

/** Updates the given fields of a locked vacancy and publishes a draft on request. */
export async function editVacancy(
  db: Executor,
  caller: Caller,
  vacancy: LockedVacancy,
  { status, ...fields }: VacancyUpdate,
  now: Date,
): Promise<void> {
  assertVerifiedFor(vacancy.status !== 'draft' || status === 'open', caller);
  const isPublishing = status === 'open' && vacancy.status !== 'open';
  if (isPublishing) assertAllowed('publish', vacancy.status);
  if (status === 'draft') assertAllowed('withdraw', vacancy.status);

  const content = await checkedContent(db, vacancy, fields, now);
  if (vacancy.status !== 'draft') assertComplete(content);
  await updateVacancy(db, vacancy.id, columnsOf(content));
  if (isPublishing) await publish(db, caller, vacancy, content, now);
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
  const keys = ['title', ...Object.keys(EMPTY)] as (keyof Content)[];
  const merged = Object.fromEntries(
    keys.map((key) => [key, fields[key] === undefined ? before[key] : fields[key]]),
  ) as Content;
  const content = withSalaryDefaults(merged);
  assertValidSalary(content);
  assertValidQuestions(content.screening_questions);
  return { ...content, valid_through: editLastDay(before, fields.valid_through, dayInAruba(now)) };
}

async function publish(
  db: Executor,
  caller: Caller,
  { id, company_id }: { id: number; company_id: number },
  content: Content,
  now: Date,
): Promise<void> {
  assertComplete(content);
  const today = dayInAruba(now);
  const posting = choosePosting(await readPostingOptions(db, company_id, id), today);
  const valid_through = chooseLastDay(content.valid_through, posting.posted_until, today);
  await takePosting(db, id, posting);
  await updateVacancy(db, id, { status: 'open', published_at: now, valid_through });
  await recordHistory(db, id, { status: 'open', by: caller.id, note: `Published until ${valid_through}.` });
}

const NOT_POSTED = { entitlement_id: null, posted_until: null };

function columnsOf({ screening_questions, ...content }: Content): VacancyColumns & { title: string } {
  return { ...content, screening_questions: JSON.stringify(screening_questions) };
}
