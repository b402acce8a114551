import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { compareKeys } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { storePaths } from '../records/storePaths.ts';

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
  place: StorePlace,
  { team, remotes, days }: { team: string; remotes: string[]; days: number },
): Promise<{ id: string; token: string }> {
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
  await storageOf(place).objects.create(tokenPath(id), `${JSON.stringify(stored)}\n`);
  return { id, token };
}

/** Lists the tokens, oldest first. */
export async function listTeamTokens(place: StorePlace): Promise<TeamToken[]> {
  const storage = storageOf(place);
  const ids = (await storage.objects.list(storePaths.teams)).map((name) => name.replace(/\.json$/, ''));
  const tokens = await Promise.all(ids.map(async (id) => await readTeamToken(storage, id)));
  return tokens
    .filter((token) => token !== undefined)
    .sort((a, b) => compareKeys(a.created_at, b.created_at));
}

/** @throws ReleaseError when there is no such token */
export async function revokeTeamToken(place: StorePlace, id: string): Promise<void> {
  const storage = storageOf(place);
  if (!isTokenId(id) || !(await readTeamToken(storage, id)))
    throw new ReleaseError(`There is no token ${id}. See: portal token list`);
  await storage.objects.remove(tokenPath(id));
}

/** Returns the team that a token belongs to; undefined when the token is unknown, revoked or expired. */
export async function findTeam(place: StorePlace, token: string): Promise<TeamToken | undefined> {
  const id = /^cpa_([0-9a-f]{8})_/.exec(token)?.[1];
  const stored = id && (await readTeamToken(storageOf(place), id));
  if (!stored || Date.parse(stored.expires_at) <= Date.now()) return undefined;
  return timingSafeEqual(hashOf(token), Buffer.from(stored.hash, 'hex')) ? stored : undefined;
}

const isTokenId = (text: string): boolean => /^[0-9a-f]{8}$/.test(text);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const tokenPath = (id: string): string => `${storePaths.teams}/${id}.json`;

async function readTeamToken({ objects }: ReleaseStorage, id: string): Promise<TeamToken | undefined> {
  try {
    return z.parse(teamTokenSchema, JSON.parse(String((await objects.read(tokenPath(id)))?.content)));
  } catch {
    return undefined;
  }
}
