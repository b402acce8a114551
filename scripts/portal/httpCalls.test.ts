import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { portalRoutes } from '../../shell/server/releases/portal/portalRoutes.ts';
import {
  type ActivateOptions,
  createTeamToken,
  openReleaseStore,
  releaseHistory,
  revokeTeamToken,
  rotateKey,
  statementOf,
} from '../../shell/server/releases/index.ts';
import { builtRemote, builtShell } from '../../shell/server/releases/testing/builtRemote.ts';
import { httpCalls } from './httpCalls.ts';
import type { ReleaseCalls } from './releaseCalls.ts';
import { openPortalSite, type PortalSite } from './testing/openPortalSite.ts';

let opened: PortalSite;
let { home, store, site, url, received, logged, build, team } = {} as PortalSite;
beforeEach(async () => {
  opened = await openPortalSite();
  ({ home, store, site, url, received, logged, build, team } = opened);
});
afterEach(async () => await opened.close());

const activate = async (portal: ReleaseCalls, version: string, options: ActivateOptions) =>
  await portal.activateTogether([{ name: 'mfe-checkout', version }], options);

const ana = { by: 'ana', reason: 'new prices', commit: '0123abc' };

test('publishes, activates, compares and rolls back on a running site', async () => {
  const { portal } = await team();
  const [first, second] = [build('first'), build('second')];
  for (const { dir, version } of [first, second]) {
    const published = await portal.publish(dir, 'mfe-checkout', 'first', ana);
    expect(published).toMatchObject({ release: { version }, isNew: true });
    await activate(portal, version, ana);
  }
  const origin = { team: 'checkout-team', person: 'ana', reason: 'new prices', commit: '0123abc' };
  expect(logged.filter(({ team: by }) => by !== undefined).slice(0, 7)).toMatchObject(
    [
      'started to publish a release',
      ...Array.from({ length: 4 }, () => 'uploaded a file'),
      'published a release',
      'activated a release',
    ].map((did) => ({ ...origin, remote: 'mfe-checkout', msg: `A team ${did}.` })),
  );
  expect(await portal.diff('mfe-checkout', [first.version, second.version])).toMatchObject({
    changed: ['entry.js', 'plans.js'],
  });
  expect(await portal.rollback('mfe-checkout', { by: 'ana' })).toMatchObject({
    version: first.version,
    was: second.version,
  });
  expect((await portal.list()).filter(({ is_active }) => is_active)).toMatchObject([
    { name: 'mfe-checkout', version: first.version },
  ]);
  expect(await portal.history('mfe-checkout')).toMatchObject([
    { action: 'rollback', by: 'checkout-team/ana' },
    { action: 'activate', reason: 'new prices', commit: '0123abc' },
    { action: 'activate', by: 'checkout-team/ana' },
  ]);
});

test('records who prepared a boot check, and prepares none of another team', async () => {
  const { portal } = await team();
  await portal.prepare?.('mfe-checkout', ana);
  expect(logged).toContainEqual(
    expect.objectContaining({ msg: 'A team prepared a boot check.', reason: 'new prices' }),
  );
  await expect(portal.prepare?.('mfe-public')).rejects.toThrow('not for mfe-public');
});

test('sends only the files that the store lacks', async () => {
  const { portal } = await team();
  await portal.publish(build('first').dir, 'mfe-checkout');
  expect(received).toHaveLength(4);
  received.splice(0);
  expect(await portal.publish(join(home, 'first'), 'mfe-checkout')).toMatchObject({ isNew: false });
  expect(received).toEqual([]);
  await portal.publish(build('second').dir, 'mfe-checkout');
  expect(received).toHaveLength(2);
});

test('continues an upload that was interrupted', async () => {
  const { portal } = await team();
  const { dir } = build('first');
  writeFileSync(join(dir, 'plans.css'), 'damaged');
  await expect(portal.publish(dir, 'mfe-checkout')).rejects.toThrow('The file arrived damaged');
  expect(received).toHaveLength(3);
  builtRemote(dir, 'first');
  await portal.publish(dir, 'mfe-checkout');
  expect(received).toHaveLength(4);
  expect(readdirSync(join(store, 'uploads/mfe-checkout'))).toEqual([]);
});

test('retries while the site fails, but rolls back once', async () => {
  let failures = 2;
  const calls: string[] = [];
  const busy = fastify();
  busy.addHook('onRequest', async (request, reply) => {
    calls.push(request.method);
    if (failures-- > 0) await reply.code(503).send({ message: 'The site is busy.' });
  });
  busy.get('/api/_portal/releases', () => []);
  const portal = httpCalls({ url: await busy.listen({ host: '127.0.0.1', port: 0 }), token: 'x' });
  expect(await portal.list()).toEqual([]);
  failures = 2;
  await expect(portal.rollback('mfe-checkout', ana)).rejects.toThrow('The site is busy.');
  expect(calls).toEqual(['GET', 'GET', 'GET', 'POST']);
  await busy.close();
  await expect(portal.rollback('mfe-checkout', ana)).rejects.toThrow('cannot be reached');
});

test('prepares the check on request and when files arrive, and waits for it longer than for an idle connection', async () => {
  const { portal, dir, version } = { ...(await team()), ...build('first') };
  await portal.publish(dir, 'mfe-checkout');
  builtShell(join(home, 'shell'), 'first');
  await openReleaseStore(store).publish(join(home, 'shell'), 'shell');
  await openReleaseStore(store).activate('shell', 'latest', ana);
  const patient = fastify({ connectionTimeout: 200 });
  const checkBoot = async () => {
    const idle = connect((patient.server.address() as AddressInfo).port, '127.0.0.1').resume();
    await once(idle, 'close');
    return { pages: [] };
  };
  let prepared = 0;
  const prepareCheck = () => (prepared += 1);
  await portalRoutes(patient, { store: openReleaseStore(store, { checkBoot }), prepareCheck });
  const address = await patient.listen({ host: '127.0.0.1', port: 0 });
  const { token } = await createTeamToken(store, { team: 'x', remotes: ['mfe-checkout'], days: 1 });
  try {
    const calls = httpCalls({ url: address, token });
    await calls.publish(dir, 'mfe-checkout');
    expect(await activate(calls, version, ana)).toMatchObject([{ version }]);
    expect(prepared).toBe(0);
    await calls.publish(build('second').dir, 'mfe-checkout');
    expect(prepared).toBe(1);
    await calls.prepare?.('mfe-checkout');
    expect(prepared).toBe(2);
  } finally {
    await patient.close();
  }
});

test('prepares nothing on a site without boot checks', async () => {
  const unchecked = fastify();
  await portalRoutes(unchecked, { store: openReleaseStore(store) });
  const address = await unchecked.listen({ host: '127.0.0.1', port: 0 });
  const { token } = await createTeamToken(store, { team: 'x', remotes: ['mfe-checkout'], days: 1 });
  const calls = httpCalls({ url: address, token });
  await expect(calls.prepare?.('mfe-checkout')).rejects.toThrow('This site runs no boot check.');
  await unchecked.close();
});

test('serves a canary to a part of the visitors, promotes and aborts it', async () => {
  const { portal } = await team();
  const [first, second] = [build('first'), build('second')];
  for (const { dir } of [first, second]) await portal.publish(dir, 'mfe-checkout');
  await activate(portal, first.version, ana);
  const canary = { ...ana, percent: 10, version: second.version };
  expect(await portal.startCanary('mfe-checkout', canary)).toMatchObject({
    version: second.version,
    active: first.version,
    percent: 10,
  });
  await expect(portal.startCanary('mfe-checkout', { ...canary, percent: 100 })).rejects.toThrow('1 to 99');
  expect(await portal.abortCanary('mfe-checkout', ana)).toMatchObject({ percent: 0, active: first.version });
  await portal.startCanary('mfe-checkout', canary);
  expect(await portal.promoteCanary('mfe-checkout', ana)).toMatchObject({ version: second.version });
  expect(await portal.history('mfe-checkout')).toMatchObject([
    { action: 'promote', by: 'checkout-team/ana' },
    { action: 'canary', by: 'checkout-team/ana', percent: 10 },
    { action: 'abort', by: 'checkout-team/ana' },
    { action: 'canary', reason: 'new prices', commit: '0123abc' },
    { action: 'activate' },
  ]);
});

describe('refuses', () => {
  test('a route that the remote was not granted, and to grant it', async () => {
    const { portal } = await team(['mfe-gift-cards']);
    const { dir } = build('first', 'mfe-gift-cards');
    await expect(portal.publish(dir, 'mfe-gift-cards')).rejects.toThrow('was not granted /plans');
    await expect(portal.publish(dir, 'mfe-gift-cards', 'all')).rejects.toThrow('Only the operator grants');
  });

  test('a token that is unknown, revoked or expired', async () => {
    const { id, portal } = await team();
    await portal.list();
    await revokeTeamToken(store, id);
    await expect(portal.list()).rejects.toThrow(/token is missing, unknown or expired/);
    const expired = await createTeamToken(store, { team: 'x', remotes: ['mfe-checkout'], days: 0 });
    await expect(httpCalls({ url, token: expired.token }).list()).rejects.toThrow(/expired/);
    const { token } = await createTeamToken(store, { team: 'x', remotes: ['mfe-checkout'], days: 1 });
    expect(await httpCalls({ url, token }).list()).toEqual([]);
    const forged = token.replace(/.{8}$/, 'AAAAAAAA');
    await expect(httpCalls({ url, token: forged }).list()).rejects.toThrow(/unknown/);
  });

  test('more than 120 calls in a minute, with a token or without', async () => {
    const statuses = async (authorization: string) => {
      const counts: Record<number, number> = {};
      for (let call = 0; call < 125; call++) {
        const response = await site.inject({ url: '/api/_portal/releases', headers: { authorization } });
        counts[response.statusCode] = (counts[response.statusCode] ?? 0) + 1;
      }
      return counts;
    };
    expect(await statuses('Bearer cpa_00000000_guess')).toEqual({ 401: 120, 429: 5 });
    const { token } = await createTeamToken(store, { team: 'x', remotes: ['mfe-checkout'], days: 1 });
    expect(await statuses(`Bearer ${token}`)).toEqual({ 429: 125 });
  });

  test('a remote of another team, and shows none of its releases', async () => {
    const { portal } = await team();
    const { portal: other } = await team(['mfe-gift-cards']);
    const { dir, version } = build('first');
    await portal.publish(dir, 'mfe-checkout');
    await activate(portal, version, ana);
    const forbidden = /This token is for mfe-gift-cards, not for mfe-checkout/;
    await expect(other.publish(dir, 'mfe-checkout')).rejects.toThrow(forbidden);
    await expect(activate(other, version, ana)).rejects.toThrow(forbidden);
    await expect(other.rollback('mfe-checkout', ana)).rejects.toThrow(forbidden);
    await expect(other.startCanary('mfe-checkout', { ...ana, percent: 9 })).rejects.toThrow(forbidden);
    await expect(other.promoteCanary('mfe-checkout', ana)).rejects.toThrow(forbidden);
    await expect(other.abortCanary('mfe-checkout', ana)).rejects.toThrow(forbidden);
    await expect(other.diff('mfe-checkout', [version, version])).rejects.toThrow(forbidden);
    expect(await other.list()).toEqual([]);
    expect(await other.history()).toEqual([]);
  });

  test('a release of another name, and files outside of the release', async () => {
    const { portal } = await team(['mfe-gift-cards', 'mfe-checkout']);
    await expect(portal.publish(build('first').dir, 'mfe-gift-cards')).rejects.toThrow(
      'This is a release of mfe-checkout, not of mfe-gift-cards.',
    );
    const dir = join(home, 'builds/outside');
    const release = builtRemote(dir, 'outside');
    const [file] = release.files;
    file!.path = '../../entry.js';
    writeFileSync(join(dir, 'release.json'), JSON.stringify(release));
    writeFileSync(join(home, 'entry.js'), `export const entry = 'outside';`);
    await expect(portal.publish(dir, 'mfe-checkout')).rejects.toThrow('a release has only scripts');
    expect(await releaseHistory(store)).toEqual([]);
  });

  test('more releases than a site can copy, and the same remote twice', async () => {
    const { portal } = await team();
    const { dir, version } = build('first');
    const release = builtRemote(dir, 'first');
    const [file] = release.files;
    const copies = Array.from({ length: 2001 }, (_, index) => ({ ...file!, path: `${index}.js`, bytes: 0 }));
    const files = [...release.files, ...copies];
    await portal.publish(dir, 'mfe-checkout');
    writeFileSync(join(dir, 'release.json'), JSON.stringify({ ...release, files }));
    await expect(portal.publish(dir, 'mfe-checkout')).rejects.toThrow('A release has at most 2000 files.');
    const twice = [
      { name: 'mfe-checkout', version },
      { name: 'mfe-checkout', version },
    ];
    await expect(portal.activateTogether(twice, ana)).rejects.toThrow('Name each release once.');
  });

  test('a page that the manifest does not declare', async () => {
    const { portal } = await team();
    const dir = join(home, 'foreign');
    builtRemote(dir, 'foreign', { routes: [{ path: '/vacancies', scripts: [], styles: [] }] });
    await expect(portal.publish(dir, 'mfe-checkout')).rejects.toThrow(
      'mfe-checkout lists the route /vacancies, which its manifest does not declare.',
    );
  });

  test('an activation at an outdated revision', async () => {
    const { portal } = await team();
    const { dir, version } = build('first');
    await portal.publish(dir, 'mfe-checkout');
    await activate(portal, version, ana);
    await expect(activate(portal, version, { ...ana, expected: 0 })).rejects.toThrow(/at revision 1, not 0/);
  });
});

test('records the rebuild of a team, and none of another remote', async () => {
  const { portal } = await team();
  const { dir, version } = build('first');
  const { release } = await portal.publish(dir, 'mfe-checkout');
  await rotateKey(store);
  const now = new Date().toISOString();
  const commit = '0123456789abcdef';
  const envelope = statementOf({ release, commit, repository: 'local', started: now, finished: now });
  expect(await portal.attest('mfe-checkout', { by: 'ana', version, envelope })).toMatchObject({
    by: 'checkout-team/ana',
    commit,
  });
  expect(await portal.attestations('mfe-checkout', version)).toMatchObject([{ by: 'checkout-team/ana' }]);
  expect(logged).toContainEqual(
    expect.objectContaining({ msg: 'A team attested a release.', person: 'ana', rebuilt: commit }),
  );
  await expect(portal.attest('mfe-public', { by: 'ana', version, envelope })).rejects.toThrow(
    'not for mfe-public',
  );
});
