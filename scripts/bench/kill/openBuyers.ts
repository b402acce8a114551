import { connectDatabase } from '../../../api/src/platform/database/connect.ts';
import { launchPostgres } from '../../../api/src/platform/database/embedded/launchPostgres.ts';

export interface Buyer {
  token: string;
}

const PASSWORD = 'bon-bini-2026';

/** Creates verified recruiters with a company each. Their tokens stay valid after the API restarts. */
export async function openBuyers(url: string, home: string, count: number): Promise<Buyer[]> {
  const emails = Array.from({ length: count }, (_, index) => `buyer-${index}@example.aw`);
  for (const email of emails) {
    await post(url, '/account/recruiter/register', { name: 'Ana Croes', email, password: PASSWORD });
  }
  const server = await launchPostgres(home);
  const { db, pool } = connectDatabase(server.connection);
  await pool.query("update accounts set verified_at = now() where email like 'buyer-%'");
  await db.destroy();
  await server.stop();
  const buyers: Buyer[] = [];
  for (const email of emails) {
    const { access_token: token } = await post<{ access_token: string }>(url, '/account/login', {
      email,
      password: PASSWORD,
    });
    await post(url, '/recruiter/company', { name: `Company of ${email}` }, token);
    buyers.push({ token });
  }
  return buyers;
}

async function post<ResponseBody>(
  url: string,
  path: string,
  body: object,
  token?: string,
): Promise<ResponseBody> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as ResponseBody;
}
