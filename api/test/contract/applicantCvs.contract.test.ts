import { type Cv, DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';
import { createMatchApi } from '../../../mfe-applicant/src/features/cv-match/api/matchApi.ts';
import { createCvBuilderApi } from '../../../mfe-applicant/src/features/cv-builder/api/cvBuilderApi.ts';
import { createCvsApi } from '../../../mfe-applicant/src/features/cvs/api/cvsApi.ts';
import { createSharedCvApi } from '../../../mfe-applicant/src/features/shared-cv/api/sharedCvApi.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { aPdf } from '../support/files/documents.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';
import { missingCalls } from './recordedCalls.ts';

let portal: TestApp;
let applicant: Member;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  applicant = await signInNew(portal, 'applicant', { name: 'Rudy Tromp' });
});
afterAll(async () => await portal.close());

const builder = () => createCvBuilderApi(clientsFor(portal, applicant.token));
const match = () => createMatchApi(clientsFor(portal, applicant.token));
const cvs = () => createCvsApi(clientsFor(portal, applicant.token));
const visitor = () => createSharedCvApi(clientsFor(portal));
const cv: Cv = { resume: { basics: { name: 'Rudy Tromp' } }, settings: DEFAULT_CV_SETTINGS };

describe('applicant remote, CVs', () => {
  it('creates, saves, renames and reads a CV', async () => {
    const { id, version } = await builder().create({ name: 'Kitchen', cv });
    await builder().update(id, { cv, version });
    await builder().rename(id, 'Chef');
    expect(await builder().read(id)).toMatchObject({ name: 'Chef', version: 2, cv });
    expect(await failureOf(builder().update(id, { cv, version }))).toMatchObject({ code: 'cv_changed' });
    expect((await builder().list()).cvs).toHaveLength(1);
  });

  it('shares a CV with a visitor until the link is revoked', async () => {
    const { id } = await builder().create({ name: 'Kitchen', cv });
    const { token, shared_at } = await cvs().share(id);
    expect(await visitor().read(token)).toMatchObject({ cv });
    expect(Date.parse((await cvs().renew(id)).shared_at)).toBeGreaterThan(Date.parse(shared_at));
    expect(await visitor().read(token)).toMatchObject({ cv });
    await cvs().revoke(id);
    expect(await failureOf(visitor().read(token))).toMatchObject({ status: 404 });
  });

  it('manages the list', async () => {
    const { id } = await builder().create({ name: 'Kitchen', cv });
    const copy = await cvs().duplicate(id);
    await cvs().rename(copy.id, 'Hotel');
    await cvs().share(copy.id);
    await cvs().revoke(copy.id);
    await cvs().remove(id);
    expect((await cvs().list()).cvs).toMatchObject([{ name: 'Hotel', shared_at: null }]);
  });

  it('reads what a CV is filled with and compared to, and adds it as a resume', async () => {
    await portal.call('POST', '/applicants', { token: applicant.token, body: {} });
    expect(await builder().profile()).toMatchObject({ name: 'Rudy Tromp' });
    expect((await builder().options()).languages.length).toBeGreaterThan(0);
    const recruiter = await signInNew(portal, 'recruiter');
    const vacancyId = await aVacancy(portal, await aCompany(portal, recruiter.id));
    expect(await match().vacancy(vacancyId)).toMatchObject({ id: vacancyId });
    expect((await match().searchVacancies('cook')).data).toBeInstanceOf(Array);
    expect(await match().savedVacancies()).toEqual({ vacancies: [] });
    expect(await match().applications()).toEqual([]);
    const file = new File([new Uint8Array(aPdf())], 'Rudy Tromp.pdf');
    expect(await builder().addResume(file)).toMatchObject({ file_name: 'Rudy Tromp.pdf' });
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.applicantCvs)).toEqual([]);
});
