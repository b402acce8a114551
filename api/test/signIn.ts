import type { Role, SignedIn } from '@cpa/shared/contracts';
import type { TestApp } from './openTestApp.ts';

export const PASSWORD = 'bon-bini-2026';

export interface Member {
  id: number;
  email: string;
  token: string;
  refreshToken: string;
}

/** Registers over HTTP, verifies by default, and signs in. */
export async function signInNew(
  portal: TestApp,
  role: Role,
  { email = `${role}-${++count}@example.aw`, name = 'Ana Croes', isVerified = true } = {},
): Promise<Member> {
  const registered = await portal.call('POST', `/account/${role}/register`, {
    body: { name, email, password: PASSWORD },
  });
  const { id } = registered.json<{ id: number }>();
  if (isVerified)
    await portal.db.updateTable('accounts').set({ verified_at: new Date() }).where('id', '=', id).execute();
  const response = await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } });
  const signedIn = response.json<SignedIn>();
  return { id, email, token: signedIn.access_token, refreshToken: signedIn.refresh_token };
}

let count = 0;
