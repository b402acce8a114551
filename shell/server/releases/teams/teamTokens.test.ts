import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTeamToken, findTeam, listTeamTokens, revokeTeamToken } from './teamTokens.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T13:00:00Z');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-tokens-'));
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

const create = async (team = 'checkout-team', days = 30) =>
  await createTeamToken(dir, { team, remotes: ['mfe-checkout'], days });
const teams = () => join(dir, 'teams');
const at = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);

describe('findTeam', () => {
  test('returns the team and the remotes of a token', async () => {
    const { id, token } = await create();
    expect(await findTeam(dir, token)).toMatchObject({
      id,
      team: 'checkout-team',
      remotes: ['mfe-checkout'],
      created_at: '2026-11-21T13:00:00.000Z',
      expires_at: '2026-12-21T13:00:00.000Z',
    });
  });

  test('accepts a token until the moment it expires', async () => {
    const { token } = await create();
    at(NOW + 30 * DAY_MS - 1);
    expect(await findTeam(dir, token)).toBeDefined();
    at(NOW + 30 * DAY_MS);
    expect(await findTeam(dir, token)).toBeUndefined();
  });

  test('rejects another secret with the same ID, an unknown ID and a path', async () => {
    const { id, token } = await create();
    const last = token.endsWith('A') ? 'B' : 'A';
    writeFileSync(join(dir, 'secret.json'), readFileSync(join(teams(), `${id}.json`)));
    for (const wrong of [token.slice(0, -1) + last, 'cpa_00000000_x', 'cpa_../secret_x', `x${token}`, '']) {
      expect(await findTeam(dir, wrong)).toBeUndefined();
    }
  });

  test('rejects a token whose file is damaged', async () => {
    const { id, token } = await create();
    writeFileSync(join(teams(), `${id}.json`), '{"id":');
    expect(await findTeam(dir, token)).toBeUndefined();
  });
});

test('stores only the hash, in a folder that other users cannot open', async () => {
  const { id, token } = await create();
  expect(readFileSync(join(teams(), `${id}.json`), 'utf8')).not.toContain(token.slice(13));
  expect(statSync(teams()).mode & 0o777).toBe(0o700);
});

test('lists tokens, oldest first', async () => {
  expect(await listTeamTokens(dir)).toEqual([]);
  at(NOW + 2);
  await create('third');
  at(NOW);
  await create('first');
  at(NOW + 1);
  await create('second');
  expect((await listTeamTokens(dir)).map(({ team }) => team)).toEqual(['first', 'second', 'third']);
});

describe('revokeTeamToken', () => {
  test('ends one token and leaves the others', async () => {
    const [one, other] = [await create('one'), await create('other')];
    await revokeTeamToken(dir, one.id);
    expect(await findTeam(dir, one.token)).toBeUndefined();
    expect(await findTeam(dir, other.token)).toMatchObject({ team: 'other' });
    expect(readdirSync(teams())).toEqual([`${other.id}.json`]);
  });

  test('rejects an unknown ID and a path out of the folder', async () => {
    const { id } = await create();
    writeFileSync(join(dir, 'secret.json'), readFileSync(join(teams(), `${id}.json`)));
    for (const wrong of ['00000000', '../secret', '']) {
      await expect(revokeTeamToken(dir, wrong)).rejects.toThrow(`There is no token ${wrong}.`);
    }
    expect(readdirSync(dir)).toContain('secret.json');
  });
});
