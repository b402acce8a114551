import { type Page, expect } from '@playwright/test';
import { REQUESTED_WITH } from './auth.ts';
import { oneTimeCode } from './oneTimeCode.ts';

/** Turns the second step of the signed-in user on, with an app. The session has given it then. */
export async function setUpSecondStep(page: Page): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'cpa_token')?.value;
  const headers = { ...REQUESTED_WITH, authorization: `Bearer ${token}` };
  const started = await page.request.post('/api/account/second-step/app', { headers, data: {} });
  const { secret } = (await started.json()) as { secret: string };
  const data = { code: oneTimeCode(secret) };
  const confirmed = await page.request.post('/api/account/second-step/app/confirm', { headers, data });
  expect(confirmed.ok(), 'second step').toBe(true);
}
