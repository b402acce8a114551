import type { APIRequestContext } from '@playwright/test';
import { aNewPerson } from './people.ts';

/** Somebody with an account and a profile, and what their own calls to the API carry. */
export async function anApplicant(request: APIRequestContext) {
  const person = aNewPerson();
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await request.post('/api/account/applicant/register', { headers, data: person });
  const signedIn = await request.post('/api/account/login', {
    headers,
    data: { email: person.email, password: person.password },
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const own = { ...headers, authorization: `Bearer ${access_token}` };
  await request.post('/api/applicants', { headers: own, data: {} });
  return { person, own };
}
