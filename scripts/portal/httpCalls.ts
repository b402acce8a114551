import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CliError } from '@cpa/shared/server';
import type { RemoteRelease } from '@cpa/shared/contracts';
import {
  type ActivateOptions,
  type Activated,
  type Attestation,
  type CanaryChange,
  type EndedPreviews,
  type Environment,
  isCompressible,
  type ListedRelease,
  type Origin,
  type PublishOptions,
  readRelease,
  type RecordedChange,
  type ReleaseDiff,
  type ReleaseStatus,
  type Report,
  storedFiles,
} from '../../shell/server/releases/index.ts';
import type { CreatedPreview, ReleaseCalls } from './releaseCalls.ts';

const zip = promisify(gzip);

/** Files that are sent at the same time. */
const CONCURRENCY = 4;

/** Pauses before a request is sent again, in milliseconds. */
const RETRY_PAUSES_MS = [200, 1000, 3000];

const TIMEOUT_MS = 60_000;

/** Timeout for releases that the site checks in a browser first. `fetch` itself ends after 300 s without a response. */
const CHECKED_TIMEOUT_MS = 290_000;

type Sending = { pauses: readonly number[]; timeoutMs: number };

// Changes are not retried: a second rollback would go further back, and a late activation would undo a newer one.
const ONCE = { pauses: [] };
const CHECKED = { pauses: [], timeoutMs: CHECKED_TIMEOUT_MS };

type Body = { content: string | Buffer; headers: Record<string, string> };

/**
 * Release commands on the site at `url`, with the token of a team.
 * @throws CliError with the message of the site
 */
export function httpCalls({ url, token }: { url: string; token: string }): ReleaseCalls {
  const base = `${url.replace(/\/$/, '')}/api/_portal`;

  const call = async <T>(
    method: string,
    path: string,
    body?: unknown,
    { pauses = RETRY_PAUSES_MS, timeoutMs = TIMEOUT_MS }: Partial<Sending> = {},
  ): Promise<T> => {
    const content = body === undefined ? undefined : jsonBody(body);
    return (await (await send(method, `${base}${path}`, { token, pauses, timeoutMs }, content)).json()) as T;
  };

  return {
    async publish(dir, name, granting, origin) {
      if (granting === 'all')
        throw new CliError('Only the operator grants routes, on the server of the release store.');
      const release = await readRelease(dir, name);
      const { missing } = await call<{ missing: string[] }>(
        'POST',
        `/${name}/missing-files${originQuery(origin)}`,
        release,
      );
      const files = filesOf(release, missing);
      await inParallel(files, async ({ path, integrity }) => {
        const hash = Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
        const body = await fileBody(join(dir, path));
        const sending = { token, pauses: RETRY_PAUSES_MS, timeoutMs: TIMEOUT_MS };
        await send('PUT', `${base}/${name}/files/${hash}${originQuery(origin)}`, sending, body);
      });
      const path = `/${name}/releases${originQuery(origin)}`;
      const { is_new } = await call<{ is_new: boolean }>('POST', path, release, {
        timeoutMs: CHECKED_TIMEOUT_MS,
      });
      return { release, isNew: is_new };
    },
    prepare: async (name, origin) => {
      const sending = { token, pauses: RETRY_PAUSES_MS, timeoutMs: TIMEOUT_MS };
      await send('POST', `${base}/${name}/prepare${originQuery(origin)}`, sending);
    },
    activateTogether: async (releases, options) =>
      await call<Activated[]>('POST', '/activate', { releases, ...changeOf(options) }, CHECKED),
    rollback: async (name, { to, ...options }) =>
      await call<Activated>('POST', `/${name}/rollback`, { to, ...changeOf(options) }, ONCE),
    rollbackTogether: async () => {
      throw new CliError(
        'Roll back one remote at a time, or run "rollback all" on the server of the release store.',
      );
    },
    startCanary: async (name, { percent, version, ...options }) =>
      await call<CanaryChange>(
        'POST',
        `/${name}/canary`,
        { percent, version, ...changeOf(options) },
        CHECKED,
      ),
    promoteCanary: async (name, options) =>
      await call<Activated>('POST', `/${name}/canary/promote`, changeOf(options), ONCE),
    abortCanary: async (name, options) =>
      await call<CanaryChange>('POST', `/${name}/canary/abort`, changeOf(options), ONCE),
    createPreview: async (name, preview, origin) =>
      await call<CreatedPreview>('POST', `/${name}/previews`, {
        ...preview,
        ...(origin && changeOf(origin)),
      }),
    endPreviews: async (name, branch, origin) =>
      await call<EndedPreviews>('POST', `/${name}/previews/end`, { branch, ...(origin && changeOf(origin)) }),
    environments: async () => await call<Environment[]>('GET', '/environments'),
    activateIn: async (environment, releases, options) =>
      await call<Environment>(
        'POST',
        `/environments/${environment}/activate`,
        { releases, ...changeOf(options) },
        ONCE,
      ),
    promote: async (environment, options) =>
      await call<Activated[]>('POST', `/environments/${environment}/promote`, changeOf(options), CHECKED),
    linkEnvironment: async (environment, days) =>
      await call<{ url: string; expires_at: string }>('POST', `/environments/${environment}/previews`, {
        days,
      }),
    attest: async (name, { version, envelope, ...origin }) =>
      await call<Attestation>('POST', `/${name}/attestations`, { version, envelope, ...changeOf(origin) }),
    attestations: async (name, version) =>
      await call<Attestation[]>('GET', `/${name}/attestations/${version}`),
    status: async () => await call<ReleaseStatus[]>('GET', '/status'),
    unpublish: async (name, { version, days, ...origin }) =>
      void (await call('POST', `/${name}/unpublish`, { version, days, ...changeOf(origin) }, ONCE)),
    collectGarbage: async ({ days, ...origin }) =>
      await call<{ name: string; version: string }[]>('POST', '/gc', { days, ...changeOf(origin) }, CHECKED),
    diagnose: async ({ isRepairing: repair, ...origin }) =>
      await call<Report[]>('POST', '/doctor', { repair, ...changeOf(origin) }, CHECKED),
    list: async () => await call<ListedRelease[]>('GET', '/releases'),
    history: async (name) => {
      const changes = await call<RecordedChange[]>('GET', '/history');
      return changes.filter((change) => name === undefined || change.name === name);
    },
    diff: async (name, [before, after]) => await call<ReleaseDiff>('GET', `/${name}/diff/${before}/${after}`),
  };
}

/** The site adds the name of the team; `by` is the member of the team. */
const changeOf = ({ by: person, ...change }: ActivateOptions) => ({ ...change, person });

/** The body of a publication is the release, so its origin is in the query. */
function originQuery(origin: (Origin & PublishOptions) | undefined): string {
  const { by: person, reason, commit, isPreview } = origin ?? {};
  const preview = isPreview ? 'true' : undefined;
  const given = Object.entries({ person, reason, commit, preview }).filter(
    ([, value]) => value !== undefined,
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given as [string, string][])}`;
}

/** Selects one file for each missing hash. */
function filesOf(release: RemoteRelease, missing: string[]): RemoteRelease['files'] {
  const byHash = new Map(storedFiles(release).map((file) => [file.integrity, file]));
  return missing.flatMap((integrity) => byHash.get(integrity) ?? []);
}

async function fileBody(path: string): Promise<Body> {
  const content = await readFile(path);
  const headers = { 'content-type': 'application/octet-stream' };
  if (!isCompressible(path)) return { content, headers };
  return { content: await zip(content), headers: { ...headers, 'content-encoding': 'gzip' } };
}

const jsonBody = (value: unknown): Body => ({
  content: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

/** Sends a request, again after each of the pauses (in milliseconds) while the network or the site fails. */
async function send(
  method: string,
  url: string,
  { token, pauses, timeoutMs }: Sending & { token: string },
  body?: Body,
): Promise<Response> {
  for (const wait of [...pauses, null]) {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...body?.headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: body.content as BodyInit }),
    }).catch((cause: unknown) => new CliError(`${new URL(url).origin} cannot be reached.`, { cause }));
    if (response instanceof Response && response.ok) return response;
    const isRepeated = response instanceof Error || response.status >= 500 || response.status === 429;
    if (isRepeated && wait !== null) {
      await pause(wait);
      continue;
    }
    throw response instanceof Error ? response : await errorOf(response);
  }
  throw new Error('unreachable');
}

async function errorOf(response: Response): Promise<CliError> {
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return new CliError(body?.message ?? `The site answered ${response.status}.`);
}

/** Runs all items, also after an error, and then throws the first error. */
async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const errors: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift())
      await run(item).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (errors.length > 0) throw errors[0];
}
