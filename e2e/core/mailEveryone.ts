import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { apiHeaders, REQUESTED_WITH } from './auth.ts';
import { applyAsNew, postVacancy, registerRecruiter, registerRecruiterAccount } from './recruiters.ts';
import { type Credentials, newUser } from './users.ts';

/** Recipient of mails; `account` is null for a reader who is signed out. */
type Reader = {
  email: string;
  account: Credentials | null;
  /** Template of the mail that comes later than the others. */
  lastMail?: string;
};

type Headers = Record<string, string>;

const CARD_ORDER = {
  items: [{ package_id: 1 }],
  order_total_amount: 4900,
  order_currency: 'USD',
  card_number: '4111111111111111',
  card_expiration_month: '10',
  card_expiration_year: '2031',
  card_security_code: '123',
  billing_firstname: 'Ana',
  billing_lastname: 'Croes',
  billing_address: 'Caya Betico 12',
  billing_locality: 'Oranjestad',
  billing_administrative_area: '',
  billing_country: 'AW',
};

/**
 * Triggers the mails that a recruiter, a colleague, an applicant, a reader who is signed out and one without an account
 * receive. The mail about the status of an application follows ten seconds later.
 */
export async function mailEveryone(request: APIRequestContext): Promise<Reader[]> {
  const recruiter = await registerRecruiter(request);
  const vacancyId = await postVacancy(request, recruiter, { status: 'open' });
  const applicant = await applyAsNew(request, vacancyId);
  const colleague = await registerRecruiterAccount(request);
  const { email } = await registerRecruiterAccount(request);
  const { email: newcomer } = newUser();
  const { companyId, headers } = recruiter;
  const times = [new Date(Date.now() + 3 * 86_400_000).toISOString()];
  const proposal = { times, minutes: 30, place: 'Caya Mañana 14' };
  const interview = await send<{ id: number; slots: { id: number }[] }>(
    request,
    `recruiter/applicants/${applicant.id}/interviews`,
    { data: proposal, headers },
  );
  const order = await send<{ order_id: number }>(request, 'recruiter/order-cxpay', {
    data: { ...CARD_ORDER, company_id: companyId, billing_email: recruiter.user.email },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  const calls: [string, object, Headers?][] = [
    [`applicant/interviews/${interview.id}/confirm`, { slot_id: interview.slots[0]!.id }, applicant.headers],
    [`applicant/interviews/${interview.id}/decline`, { message: 'Friday suits me.' }, applicant.headers],
    [`recruiter/interviews/${interview.id}/cancel`, { reason: 'The job is taken.' }, headers],
    [
      `recruiter/vacancy/${vacancyId}/applicants/${applicant.applicantId}/status`,
      { status: 'shortlisted', should_notify: true },
      headers,
    ],
    [`recruiter/orders/${order.order_id}/refund`, {}, headers],
    [
      `recruiter/company/${companyId}/invitations`,
      { email: colleague.email, membership: 'recruiter' },
      headers,
    ],
    ['account/recruiter/forgot-password', { email: applicant.user.email }],
    ['account/magic-link', { email, callback_path: '/saved' }],
    ['account/magic-link', { email: newcomer, name: 'Ana Kock' }],
    ['newsletter-email', { email }],
    ['search-alerts', { email, filter: { search_string: 'cook' }, frequency: 'daily' }],
  ];
  for (const [path, data, own = REQUESTED_WITH] of calls) await send(request, path, { data, headers: own });
  const password = `${colleague.password}!`;
  await send(request, 'account/password', {
    method: 'PUT',
    data: { current_password: colleague.password, password },
    headers: await apiHeaders(request, colleague),
  });
  return [
    { email: recruiter.user.email, account: recruiter.user },
    { email: colleague.email, account: { ...colleague, password } },
    { email: applicant.user.email, account: applicant.user, lastMail: 'status-changed' },
    { email, account: null },
    { email: newcomer, account: null, lastMail: 'sign-up-link' },
  ];
}

async function send<T>(
  request: APIRequestContext,
  path: string,
  options: { method?: string; data: object; headers: Headers },
): Promise<T> {
  const response = await request.fetch(`/api/${path}`, { method: 'POST', ...options });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}
