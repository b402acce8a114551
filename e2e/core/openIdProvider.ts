import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { site } from './site.ts';

/** Starts the OpenID provider that the site knows as Google. Returns a function that ends it. */
export async function startOpenIdProvider(): Promise<() => void> {
  const script = join(site.root, 'api/test/support/runOidcProvider.ts');
  const args = [script, String(site.ports.openIdProvider), site.url];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The OpenID provider did not start.');
    }),
  ]);
  return () => void child.kill();
}

/** Signs in on the pages of the provider, which is a second page on the first visit only. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
