import { createPrivacyApi } from '../../../mfe-applicant/src/features/privacy/api/privacyApi.ts';
import { aCompany } from '../support/aVacancy.ts';
import { anIdentity } from '../support/anIdentity.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, PASSWORD, signInNew } from '../support/signIn.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';

let portal: TestApp;
let applicant: Member;
const api = () => createPrivacyApi(clientsFor(portal, applicant.token));

beforeAll(async () => {
  portal = await openTestApp();
  applicant = await signInNew(portal, 'applicant', { name: 'Rudy Tromp' });
  await portal.call('POST', '/applicants', { token: applicant.token, body: { about: 'Grill' } });
});
afterAll(async () => await portal.close());

describe('privacy page of the applicant', () => {
  it('downloads the data in both formats and counts what is stored', async () => {
    expect(await api().stored()).toMatchObject({ applications: 0, last_exported_at: null });
    expect(await api().export('json')).toBeTruthy();
    expect(await api().export('pdf')).toBeTruthy();
    expect((await api().stored()).last_exported_at).not.toBeNull();
  });

  it('hides the profile', async () => {
    expect(await api().saveVisibility('hidden')).toMatchObject({ visibility: 'hidden' });
    expect(await api().profile()).toMatchObject({ visibility: 'hidden' });
  });

  it('finds, blocks and unblocks a company', async () => {
    const id = await aCompany(portal, (await signInNew(portal, 'recruiter')).id, 'Cas di Sabor');
    const { data } = await api().searchCompanies('sabor');
    expect(data).toMatchObject([{ id, name: 'Cas di Sabor' }]);
    expect(await api().block(id)).toMatchObject({ companies: [{ id }] });
    expect(await api().blocked()).toMatchObject({ companies: [{ id }] });
    expect(await api().unblock(id)).toEqual({ companies: [] });
    expect(await failureOf(api().block(999_999))).toMatchObject({ status: 404 });
  });

  it('turns notifications off', async () => {
    const { settings } = await api().settings();
    expect(settings).toMatchObject([{ topic: 'application_updates', delivery: 'at_once' }]);
    const saved = await api().saveSetting({ topic: 'application_updates', delivery: 'never' });
    expect(saved.settings).toMatchObject([{ delivery: 'never' }]);
    const quiet_hours = { from: '22:00', to: '07:00' };
    expect(await api().saveQuietHours(quiet_hours)).toMatchObject({ quiet_hours });
  });

  it('lists and removes the services of the account', async () => {
    const id = await anIdentity(portal, applicant);
    expect(await api().identities()).toMatchObject({ identities: [{ id }], can_unlink: true });
    expect(await api().unlink(id)).toEqual({ identities: [], can_unlink: true });
    expect(await failureOf(api().unlink(id))).toMatchObject({ status: 404 });
  });

  it('ends sessions and changes the password', async () => {
    const body = { email: applicant.email, password: PASSWORD };
    await portal.call('POST', '/account/login', { body });
    await portal.call('POST', '/account/login', { body });
    const others = (await api().sessions()).sessions.filter(({ current }) => !current);
    expect(others).toHaveLength(2);
    expect((await api().endSession(others[0]!.id)).sessions).toHaveLength(2);
    expect((await api().endOtherSessions()).sessions).toHaveLength(1);
    const failure = await failureOf(api().changePassword('wrong', 'tambe-bon-2027'));
    expect(failure?.errors['current_password']).toHaveLength(1);
    expect(await api().changePassword(PASSWORD, 'tambe-bon-2027')).toMatchObject({ email: applicant.email });
  });

  it('deletes the data with the password', async () => {
    expect((await failureOf(api().erase('wrong')))?.errors['password']).toHaveLength(1);
    await api().erase('tambe-bon-2027');
    const { statusCode } = await portal.call('GET', '/applicant/me', { token: applicant.token });
    expect(statusCode).toBe(401);
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.applicantPrivacy)).toEqual([]);
});
