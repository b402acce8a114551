import type { APIRequestContext, Page } from '@playwright/test';
import { signInByApi } from '../core/auth.ts';
import { registerRecruiter } from '../core/recruiters.ts';

/** A test card of the sandbox. */
export const CARD = '4111111111111111';

/** Creates a recruiter with a verified e-mail address and a company, signs in and fills the cart. */
export async function openShop(page: Page, request: APIRequestContext) {
  const recruiter = await registerRecruiter(request);
  await signInByApi(page, recruiter.user);
  await page.goto('/plans');
  await fillCart(page);
  return recruiter;
}

export const fillCart = (page: Page) =>
  page.evaluate(() => {
    const items = [{ package_id: 1, title: 'Starter', price: 4900, vacancies: 1 }];
    localStorage.setItem('cartState', JSON.stringify({ items, total: 4900 }));
  });

export async function fillCard(page: Page, code?: string) {
  await page.getByRole('button', { name: 'Fill in test card' }).click();
  if (code) await page.getByLabel('Security code').fill(code);
  await page.getByLabel('Street and number').fill('Caya Mañana 14');
  await page.getByLabel('Town').fill('Oranjestad');
}

export const pay = (page: Page) => page.getByRole('button', { name: 'Pay US$ 49.00' }).click();

/** Returns the company's orders, newest first. */
export async function listOrders(request: APIRequestContext, headers: Record<string, string>) {
  const { orders } = (await (await request.get('/api/recruiter/orders', { headers })).json()) as {
    orders: { id: number; payment_status: string }[];
  };
  return orders;
}

/** Returns the payment statuses of the company's orders, newest first. */
export async function listStatuses(request: APIRequestContext, headers: Record<string, string>) {
  return (await listOrders(request, headers)).map(({ payment_status }) => payment_status);
}
