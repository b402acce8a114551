import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { syncFolder, writeDurably } from './durableFiles.ts';
import { ReleaseError } from './releaseError.ts';
import { storePaths } from './storePaths.ts';

const DAY_MS = 86_400_000;

const teamTokenSchema = z.object({
  id: z.string(),
  team: z.string(),
  /** Remotes that the team may publish, activate and roll back. */
  remotes: z.array(z.string()),
  /** SHA-256 of the token in hexadecimal digits. */
  hash: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  /** ISO 8601. */
  expires_at: z.string(),
});

/** Permission of a team to release its remotes. The store keeps only the hash of the token. */
export type TeamToken = z.infer<typeof teamTokenSchema>;

/** Creates a token for a team. @returns the token, which cannot be read again. */
export async function createTeamToken(
  dir: string,
  { team, remotes, days }: { team: string; remotes: string[]; days: number },
): Promise<{ id: string; token: string }> {
  const { teams } = storePaths(dir);
  const id = randomBytes(4).toString('hex');
  const token = `cpa_${id}_${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  const stored: TeamToken = {
    id,
    team,
    remotes,
    hash: hashOf(token).toString('hex'),
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + days * DAY_MS).toISOString(),
  };
  await mkdir(teams, { recursive: true, mode: 0o700 });
  await writeDurably(join(teams, `${id}.json`), `${JSON.stringify(stored)}\n`);
  await syncFolder(teams);
  return { id, token };
}

/** Lists the tokens, oldest first. */
export async function listTeamTokens(dir: string): Promise<TeamToken[]> {
  const { teams } = storePaths(dir);
  const ids = (await readdir(teams).catch(() => [])).map((name) => name.replace(/\.json$/, ''));
  const tokens = await Promise.all(ids.map(async (id) => await readTeamToken(teams, id)));
  return tokens
    .filter((token) => token !== undefined)
    .sort((a, b) => a.created_at.localeCompare(b.created_at));
}

/** @throws ReleaseError when there is no such token */
export async function revokeTeamToken(dir: string, id: string): Promise<void> {
  const { teams } = storePaths(dir);
  if (!isTokenId(id) || !(await readTeamToken(teams, id)))
    throw new ReleaseError(`There is no token ${id}. See: portal token list`);
  await rm(join(teams, `${id}.json`));
  await syncFolder(teams);
}

/** Returns the team that a token belongs to; undefined when the token is unknown, revoked or expired. */
export async function findTeam(dir: string, token: string): Promise<TeamToken | undefined> {
  const [, id = ''] = /^cpa_([0-9a-f]{8})_/.exec(token) ?? [];
  if (!isTokenId(id)) return undefined;
  const stored = await readTeamToken(storePaths(dir).teams, id);
  if (!stored || Date.parse(stored.expires_at) <= Date.now()) return undefined;
  return timingSafeEqual(hashOf(token), Buffer.from(stored.hash, 'hex')) ? stored : undefined;
}

const isTokenId = (text: string): boolean => /^[0-9a-f]{8}$/.test(text);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

async function readTeamToken(folder: string, id: string): Promise<TeamToken | undefined> {
  try {
    return z.parse(teamTokenSchema, JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')));
  } catch {
    return undefined;
  }
}
