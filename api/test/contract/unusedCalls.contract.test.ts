import {
  messageSchema,
  ownCompanySchema,
  profileSchema,
  recruiterVacancySchema,
  vacancyDeletedSchema,
} from '@cpa/shared/contracts';
import { callApi, callApiWithStatus, type HttpClients } from '@cpa/shared/http';
import { aCompany } from '../support/aVacancy.ts';
import { TODAY, FULL_VACANCY } from '../support/aFullVacancy.ts';
import { anEntitlement } from '../support/anEntitlement.ts';
import { aFileForm, anImage } from '../support/files/images.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { PAGELESS } from './listedCalls.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
let client: HttpClients['privateClient'];

beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
  await anEntitlement(portal, companyId, { packageId: 13 });
  client = clientsFor(portal, recruiter.token).privateClient;
});
afterAll(async () => await portal.close());

const post = { method: 'POST' } as const;
it('updates the own name', async () => {
  const call = { method: 'PUT', url: '/recruiter/user/', response: profileSchema } as const;
  expect(await callApi(client, { ...call, data: { name: 'Berta Kock' } })).toMatchObject({
    name: 'Berta Kock',
  });
  expect(await failureOf(callApi(client, { ...call, data: { role: 'applicant' } }))).toMatchObject({
    status: 422,
  });
});

it('creates a company with a logo as a multipart form and updates it', async () => {
  const picture = await anImage();
  const call = { ...post, response: ownCompanySchema };
  const data = aFileForm('logo', 'logo.png', picture, [['name', 'Kas Nobo']]);
  const company = await callApi(client, { ...call, url: '/recruiter/company', data });
  expect(company).toMatchObject({ name: 'Kas Nobo', logo: expect.stringContaining('logos/') as string });
  const change = new FormData();
  change.set('description', 'Since 1998.');
  expect(
    await callApi(client, { ...call, url: `/recruiter/company/${company.id}`, data: change }),
  ).toMatchObject({ name: 'Kas Nobo', description: 'Since 1998.', logo: company.logo });
});

it('runs a vacancy through its whole life cycle', async () => {
  const act = async (path: string, data?: object) =>
    await callApi(client, {
      ...post,
      url: `/recruiter/vacancy${path}`,
      response: recruiterVacancySchema,
      ...(data && { data }),
    });
  const valid_through = FULL_VACANCY.valid_through;
  const { id } = await act('', { company_id: companyId, title: 'Sous Chef' });
  expect(await act(`/${id}`, { ...FULL_VACANCY, valid_through: TODAY, status: 'open' })).toMatchObject({
    status: 'open',
  });
  expect(await act(`/${id}/extend/`, { valid_through })).toMatchObject({ valid_through });
  const sponsor = { ...post, url: `/recruiter/vacancy/${id}/sponsor`, response: recruiterVacancySchema };
  expect((await callApiWithStatus(client, sponsor)).status).toBe(201);
  expect((await callApiWithStatus(client, sponsor)).status).toBe(200);
  expect(await act(`/${id}/close`)).toMatchObject({ status: 'closed' });
  expect(await act(`/${id}/repost`)).toMatchObject({ status: 'open' });
  const remove = {
    method: 'DELETE',
    url: `/recruiter/vacancy/${id}`,
    response: vacancyDeletedSchema,
  } as const;
  expect(await failureOf(callApi(client, remove))).toMatchObject({ status: 409, code: 'wrong_status' });
  await act(`/${id}/close`);
  expect(await callApi(client, remove)).toMatchObject({ id });
});

it('signs out', async () => {
  const { token } = await signInNew(portal, 'recruiter');
  const { privateClient } = clientsFor(portal, token);
  const call = { ...post, url: '/account/recruiter/logout', response: messageSchema };
  expect(await callApi(privateClient, call)).toEqual({ message: 'Signed out successfully' });
  expect((await portal.call('GET', '/recruiter/user/', { token })).statusCode).toBe(401);
});

it('covers every call that no page makes', () => {
  expect(missingCalls(portal.app, Object.keys(PAGELESS))).toEqual([]);
});
