import { type APIRequestContext, expect } from '@playwright/test';
import { aNewPerson } from './people.ts';
import { callsOf } from './signedIn.ts';

/** Somebody new with an account and a profile, and what their own calls to the API carry. */
export async function anApplicant(request: APIRequestContext) {
  const person = aNewPerson();
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await request.post('/api/account/applicant/register', { headers, data: person });
  const own = await callsOf(request, person);
  const made = await request.post('/api/applicants', { headers: own, data: {} });
  expect(made.ok(), `${person.email} has a profile`).toBe(true);
  return { person, own };
}
