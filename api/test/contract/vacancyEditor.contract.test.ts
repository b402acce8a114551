import { createEditorApi } from '../../../mfe-recruiter/src/features/vacancy-editor/api/editorApi.ts';
import { createVacancyApi } from '../../../mfe-recruiter/src/vacancy-calls/vacancyApi.ts';
import { FULL_VACANCY } from '../support/aFullVacancy.ts';
import { aCompany } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';
import { missingCalls } from './recordedCalls.ts';

let portal: TestApp;
let companyId: number;
let api: ReturnType<typeof createEditorApi>;
let vacancies: ReturnType<typeof createVacancyApi>;

beforeAll(async () => {
  portal = await openTestApp();
  const recruiter = await signInNew(portal, 'recruiter', { name: 'Berta' });
  companyId = await aCompany(portal, recruiter.id);
  const clients = clientsFor(portal, recruiter.token);
  api = createEditorApi(clients);
  vacancies = createVacancyApi(clients);
});
afterAll(async () => await portal.close());

describe('vacancy editor', () => {
  it('reads what the form offers', async () => {
    expect((await api.options()).workloads.length).toBeGreaterThan(0);
    expect((await api.suggest('kokin')).occupations[0]).toMatchObject({ name: 'Cook', language: 'pap' });
    expect((await api.packages()).packages.length).toBeGreaterThan(0);
    expect((await vacancies.postings()).companies).toMatchObject([{ company_id: companyId }]);
    expect(await api.employer(companyId)).toMatchObject({ id: companyId });
  });

  it('saves a draft, rejects another version, and publishes', async () => {
    const { id, version } = await vacancies.create({ title: 'Cook' });
    const saved = await vacancies.update(id, { title: 'Chef', status: 'draft', version });
    expect(await failureOf(vacancies.update(id, { title: 'Baker', status: 'draft', version }))).toMatchObject(
      {
        status: 409,
        code: 'edit_conflict',
      },
    );
    expect(await vacancies.vacancy(id)).toMatchObject({ title: 'Chef', edited_by: 'Berta' });
    const fields = { ...FULL_VACANCY, status: 'open', version: saved.version } as const;
    expect(await vacancies.update(id, fields as Parameters<typeof vacancies.update>[1])).toMatchObject({
      status: 'open',
    });
  });

  it('sends the verification mail again', async () => {
    const newcomer = await signInNew(portal, 'recruiter', { isVerified: false });
    const sent = await createEditorApi(clientsFor(portal, newcomer.token)).resendVerification();
    expect(sent).toMatchObject({ code: 'mail_sent', email: newcomer.email });
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.recruiterEditor)).toEqual([]);
});
