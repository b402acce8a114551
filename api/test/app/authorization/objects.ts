import { randomBytes } from 'node:crypto';
import { DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';
import type { ScrapedData } from '../../../src/platform/database/columnTypes.ts';
import { anIdentity } from '../../support/anIdentity.ts';
import { aMembership, aVacancy } from '../../support/aVacancy.ts';
import { signInNew } from '../../support/signIn.ts';
import { anApplication } from '../../support/files/anApplication.ts';
import type { PaymentApp } from '../../support/openPaymentApp.ts';
import { SECRET, type Callers } from './callers.ts';
import { ORDER_OBJECTS, type Maker } from './orderObjects.ts';

/**
 * Creates the object behind each placeholder of the table for every call, owned by the recruiter (`own`) or the
 * applicant, so that calls do not affect each other.
 */
export const OBJECTS: Record<string, Maker> = {
  company: (_, { company }) => company,
  /** Deletes the others first: an account can have twenty. */
  cv: async ({ db }, { applicant }) => {
    await db.deleteFrom('cvs').where('account_id', '=', applicant.id).execute();
    const { id } = await db
      .insertInto('cvs')
      .values({
        account_id: applicant.id,
        name: SECRET,
        document: JSON.stringify({ resume: {}, settings: DEFAULT_CV_SETTINGS }),
        share_token_hash: randomBytes(32),
        shared_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  member: async (portal, { company }) => {
    const { id } = await signInNew(portal, 'recruiter');
    await aMembership(portal, company, id);
    return id;
  },
  savedView: async ({ db }, { own }) => {
    const { id } = await db
      .insertInto('saved_views')
      .values({ account_id: own.id, list: 'applicants', name: `View ${++count}`, query: SECRET })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  passkey: async ({ db }, { own }) => {
    await db.deleteFrom('passkeys').where('account_id', '=', own.id).execute();
    const key = { credential_id: `credential-${++count}`, public_key: randomBytes(77), counter: 0 };
    const { id } = await db
      .insertInto('passkeys')
      .values({ account_id: own.id, name: SECRET, ...key })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  picture: async ({ db }, { company }) => {
    const { id } = await db
      .insertInto('company_pictures')
      .values({ company_id: company, url: '/api/images/pictures/lunch.webp', caption: 'Lunch' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  messageTemplate: async ({ db }, { company }) => {
    const { id } = await db
      .insertInto('message_templates')
      .values({ company_id: company, stage: null, name: 'Parking', text: `Gate B. ${SECRET}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  invitation: async ({ db }, { own, company }) => {
    const email = `waiting-${++count}@example.aw`;
    const { id } = await db
      .insertInto('company_invitations')
      .values({
        company_id: company,
        email,
        membership: 'viewer',
        token_hash: Buffer.from(email),
        invited_by: own.id,
        expires_at: new Date(Date.now() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  foreignCompany: (_, { foreignCompany }) => foreignCompany,
  ownAccount: (_, { own }) => own.id,
  applicantAccount: (_, { applicant }) => applicant.id,
  applicantProfile: (_, { applicant }) => applicant.applicantId,
  /** Another session of the recruiter. */
  session: async (portal, { own }) => {
    const { id } = await portal.db
      .insertInto('session_families')
      .values({ account_id: own.id, expires_at: new Date(Date.now() + 60_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  identity: async (portal, { own }) => await anIdentity(portal, own),
  open: async (portal, { company }) => await aVacancy(portal, company, WHOLE),
  draft: async (portal, { company }) =>
    await aVacancy(portal, company, { ...WHOLE, status: 'draft', published_at: null }),
  closed: async (portal, { company }) => await aVacancy(portal, company, { ...WHOLE, status: 'closed' }),
  /** An open vacancy of a company that none of the callers belongs to. */
  public: async (portal, { publicCompany }) => await aVacancy(portal, publicCompany),
  /** The vacancy of the company that received the latest application. */
  applied: async (portal, callers) => {
    const id = await aVacancy(portal, callers.company, WHOLE);
    await anApplication(portal, callers.applicant, id);
    return id;
  },
  application: async (portal, callers) => {
    const resume_id = await aResumeRow(portal, callers);
    const vacancyId = await aVacancy(portal, callers.company, WHOLE);
    return await anApplication(portal, callers.applicant, vacancyId, { resume_id });
  },
  /** A pending status change. */
  statusChange: async (portal, callers) => {
    const application_id = await anApplication(
      portal,
      callers.applicant,
      await aVacancy(portal, callers.company, WHOLE),
    );
    const { id } = await portal.db
      .insertInto('application_history')
      .values({
        application_id,
        status: 'shortlisted',
        previous_status: 'new',
        effective_at: new Date(Date.now() + 60_000),
        applied_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  /** An application with a note of the recruiter, which `note` names. */
  noted: async (portal, callers) =>
    await anApplication(portal, callers.applicant, await aVacancy(portal, callers.company, WHOLE)),
  note: async ({ db }, { own }) => {
    const { id } = await db
      .insertInto('application_notes')
      .values((values) => ({
        application_id: values.selectFrom('applications').select((each) => each.fn.max('id').as('id')),
        account_id: own.id,
        text: `Likes ${SECRET}`,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  /** A message of the company about the application to the latest `applied` vacancy. */
  companyMessage: async ({ db }, { own }) => {
    const { id } = await db
      .insertInto('application_messages')
      .values((values) => ({
        application_id: values.selectFrom('applications').select((each) => each.fn.max('id').as('id')),
        side: 'company',
        account_id: own.id,
        key: 'a-key-of-the-test',
        text: `Hello ${SECRET}`,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  companyFile: async ({ db }, { own }) => {
    const { id } = await db
      .insertInto('application_messages')
      .values((values) => ({
        application_id: values.selectFrom('applications').select((each) => each.fn.max('id').as('id')),
        side: 'company',
        account_id: own.id,
        key: 'a-file-of-the-test',
        text: `${SECRET}.pdf`,
        file_folder: `messages/${'0'.repeat(32)}`,
        file_media_type: 'application/pdf',
        file_size: 1200,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  interview: async (portal, callers) => await anInterview(portal, callers),
  confirmedInterview: async (portal, callers) => await anInterview(portal, callers, 'confirmed'),
  heldInterview: async (portal, callers) => {
    const id = await anInterview(portal, callers, 'confirmed');
    const starts_at = new Date(Date.now() - 3_600_000);
    await portal.db.updateTable('interviews').set({ starts_at }).where('id', '=', id).execute();
    return id;
  },
  movedInterview: async (portal, callers) => {
    const id = await anInterview(portal, callers, 'confirmed');
    const move = { times: [new Date().toISOString()], minutes: 45, recruiter_id: callers.own.id };
    const at = new Date();
    const columns = { pending_move: JSON.stringify(move), move_requested_at: at, move_effective_at: at };
    await portal.db.updateTable('interviews').set(columns).where('id', '=', id).execute();
    return id;
  },
  /** A proposed time, whose interview `slotted` names. */
  slot: async (portal, callers) => {
    const interviewId = await anInterview(portal, callers);
    const slot = portal.db.selectFrom('interview_slots').select('id').where('interview_id', '=', interviewId);
    return (await slot.executeTakeFirstOrThrow()).id;
  },
  slotted: async ({ db }) => {
    const interviews = db.selectFrom('interviews').select((each) => each.fn.max('id').as('id'));
    return (await interviews.executeTakeFirstOrThrow()).id;
  },
  resume: async (portal, callers) => await aResumeRow(portal, callers),
  ...ORDER_OBJECTS,
  import: async (portal, callers) => (await anImport(portal, callers)).import_id,
  scraped: async (portal, callers) => (await anImport(portal, callers)).id,
  saved: async ({ db }, { applicant, company }) => {
    const vacancy_id = await aVacancy({ db } as PaymentApp, company);
    await db.insertInto('saved_vacancies').values({ account_id: applicant.id, vacancy_id }).execute();
    return vacancy_id;
  },
  alert: async ({ db }, { applicant: { email } }) => {
    const filter = { search_string: `${SECRET} ${++count}` };
    const alert = { email, frequency: 'daily' as const, filter: JSON.stringify(filter) };
    const { id } = await db
      .insertInto('search_alerts')
      .values({ ...alert, confirmed_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
};

const WHOLE = { title: `Cook at ${SECRET}`, sectors: [2], location_district_id: 402 };

/** Deletes the others first: an applicant can have ten. */
async function aResumeRow({ db }: PaymentApp, { applicant }: Callers): Promise<number> {
  const { applicantId: applicant_id } = applicant;
  await db
    .updateTable('resumes')
    .set({ removed_at: new Date(), is_default: false })
    .where('applicant_id', '=', applicant_id)
    .execute();
  const { id } = await db
    .insertInto('resumes')
    .values({
      applicant_id,
      file_name: `${SECRET}.pdf`,
      storage_key: `resumes/${String(++count).padStart(32, '0')}`,
      media_type: 'application/pdf',
      size: 9,
      is_default: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function anInterview(
  portal: PaymentApp,
  { own, applicant, company }: Callers,
  status: 'proposed' | 'confirmed' = 'proposed',
): Promise<number> {
  const application_id = await anApplication(portal, applicant, await aVacancy(portal, company, WHOLE));
  // Far apart, so that no time is taken by another row of the table.
  const starts_at = new Date(Date.now() + ++count * 86_400_000);
  const time = status === 'confirmed' && {
    starts_at,
    ends_at: new Date(starts_at.getTime() + 2_700_000),
    confirmed_at: new Date(),
  };
  const { id } = await portal.db
    .insertInto('interviews')
    .values({ application_id, status, proposed_by: own.id, minutes: 45, place: SECRET, ...time })
    .returning('id')
    .executeTakeFirstOrThrow();
  await portal.db.insertInto('interview_slots').values({ interview_id: id, starts_at }).execute();
  return id;
}

const FOUND: ScrapedData = {
  title: `Cook at ${SECRET}`,
  description: 'You keep the grill.',
  requirements: '',
  benefits: '',
  sectors: [],
  educations: [],
  workloads: [],
  languages: [],
  employment_type: null,
  place: null,
  location_district: null,
  remote: null,
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  salary_text: null,
  date_posted: null,
  valid_through: null,
  external_apply_url: null,
  origins: { title: 'JobPosting.title' },
};

async function anImport({ db }: PaymentApp, { own, company }: Callers) {
  const company_id = company;
  const source_url = 'https://careers.example/';
  const { id: import_id } = await db
    .insertInto('imports')
    .values({ company_id, source_url, started_by: own.id, finished_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const source = { source_id: `cook-${++count}`, source_url, found_by: 'json-ld' };
  return await db
    .insertInto('scraped_vacancies')
    .values({ import_id, company_id, ...source, data: JSON.stringify(FOUND) })
    .returning(['id', 'import_id'])
    .executeTakeFirstOrThrow();
}

let count = 0;
