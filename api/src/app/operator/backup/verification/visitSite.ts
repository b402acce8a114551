import { randomBytes } from 'node:crypto';
import { CliError, escapeHtml } from '@cpa/shared/server';

/** Loads a page and requires its text in the HTML of the server. @returns milliseconds */
export async function visitPage(url: string, path: string, heading?: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const headings = html.match(/<h1[\s>][\s\S]*?<\/h1>/g) ?? [];
  if (!response.ok) throw new CliError(`${path} of the restored site responds with ${response.status}.`);
  const isThere =
    heading === undefined ? headings.length > 0 : headings.some((each) => each.includes(escapeHtml(heading)));
  if (!isThere) throw new CliError(`${path} of the restored site was not rendered: its heading is missing.`);
  return performance.now() - start;
}

/** Registers a test account on the restored site and signs in with it, as a browser does. */
export async function signInWithTestAccount(url: string): Promise<void> {
  const account = { email: 'backup-test@example.aw', password: randomBytes(12).toString('base64url') };
  const cookies = new Map<string, string>();
  const call = async (path: string, body?: string, type = 'application/json'): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: {
        origin: url,
        'x-requested-with': 'XMLHttpRequest',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': type }),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!response.ok) throw new CliError(`${path} of the restored site responds with ${response.status}.`);
    return response;
  };
  await call('/api/account/applicant/register', JSON.stringify({ name: 'Backup test', ...account }));
  const { csrfToken } = (await (await call('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = new URLSearchParams({ csrfToken, json: 'true', callbackUrl: '/', ...account });
  await call('/api/auth/callback/credentials', form.toString(), 'application/x-www-form-urlencoded');
  const session = (await (await call('/api/auth/session')).json()) as { user?: { email?: string } };
  if (session.user?.email !== account.email)
    throw new CliError('The test account cannot sign in to the restored site.');
}
