import { createPublicKey, verify } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { aManifest } from '@cpa/shared/testing/builders';
import { unpublish } from '../maintenance/cleanStore.ts';
import { listKeys, removeKey, rotateKey } from '../maintenance/rotateKeys.ts';
import { type ReleaseStore, releaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';
import { attest, listAttestations, requireAttestations, waiveAttestations } from './attestations.ts';
import { type Envelope, statementOf } from './statement.ts';

const name = 'mfe-checkout';
const commit = '0123456789abcdef0123456789abcdef01234567';
const ana = { by: 'ana' };
const plans = { routes: [{ path: '/plans', chunk: 'plans' }] };

let home: string;
let dir: string;
let store: ReleaseStore;
let first: string;
let release: RemoteRelease;
let version: string;

const build = (text: string, chunk?: string): RemoteRelease =>
  builtRemote(join(home, 'dist'), text, {}, chunk);
const publish = async (text: string, chunk?: string): Promise<RemoteRelease> => {
  build(text, chunk);
  return (await store.publish(join(home, 'dist'), name)).release;
};
const rebuilt = (of: RemoteRelease): Envelope =>
  statementOf({
    release: of,
    commit,
    repository: 'https://git.example.aw/portal',
    started: '2026-11-28T12:00:00.000Z',
    finished: '2026-11-28T12:02:00.000Z',
  });
const record = async (by = 'ana', of = release) =>
  await attest(dir, { name, version, by, envelope: rebuilt(of) });

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-attestations-'));
  dir = join(home, 'releases');
  store = releaseStore(home);
  first = (await publish('first')).version;
  await store.activate(name, first, ana);
  await rotateKey(dir);
  release = await publish('second', 'plans.0123abcd.js');
  ({ version } = release);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('attest', () => {
  test('records who rebuilt a release and when, as an in-toto statement in a signed envelope', async () => {
    const { at } = await record();
    const [attestation] = await listAttestations(dir, name, version);
    expect(attestation).toMatchObject({ name, version, by: 'ana', at, commit });
    expect(attestation?.differs).toBeUndefined();
    const { payloadType, payload, signatures } = attestation!.envelope;
    const body = Buffer.from(payload, 'base64');
    expect(JSON.parse(body.toString())).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [
        { name, digest: { sha256: expect.stringMatching(new RegExp(`^${version}`)) } },
        { name: 'entry.js', digest: { sha384: expect.stringMatching(/^[0-9a-f]{96}$/) } },
        ...Array.from({ length: 3 }, () => expect.anything()),
      ],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: { resolvedDependencies: [{ digest: { gitCommit: commit } }] },
        runDetails: { metadata: { finishedOn: '2026-11-28T12:02:00.000Z' } },
      },
    });
    const [key] = JSON.parse(readFileSync(join(home, 'release-keys.json'), 'utf8')).keys;
    const signed = Buffer.from(`DSSEv1 28 ${payloadType} ${body.length} ${body.toString()}`);
    const signature = Buffer.from(signatures[0]!.sig, 'base64');
    expect(verify(null, signed, createPublicKey(key.public), signature)).toBe(true);
  });

  test.each([
    [
      'the file of the release and of the rebuild',
      'second, changed',
      'plans.4567abcd.js',
      /^entry.js$/,
      'entry.js',
    ],
    [
      'a file with another hash in its name',
      'second',
      'plans.4567abcd.js',
      /^plans.0123abcd.js$/,
      'plans.4567abcd.js',
    ],
    ['a file that the rebuild lacks', 'second', 'other.js', /^plans.0123abcd.js$/, null],
  ])('names %s when they differ', async (_title, text, chunk, published, other) => {
    const { differs } = await record('ana', build(text, chunk));
    expect(differs).toEqual({ published: expect.stringMatching(published), rebuilt: other });
  });

  test('names release.json when all files are the same', async () => {
    const contract = { ...release, contract: '^4.0.0' };
    expect((await record('ana', contract)).differs).toEqual({
      published: 'release.json',
      rebuilt: 'release.json',
    });
  });

  test('rejects what is no provenance, another remote, an unpublished version and a store without a key', async () => {
    const payload = Buffer.from('{"_type":"https://in-toto.io/Statement/v1"}').toString('base64');
    const other = { ...release, name: 'mfe-public' };
    const statement = { ...rebuilt(release), payload };
    await expect(attest(dir, { name, version, ...ana, envelope: statement })).rejects.toThrow(
      'is no in-toto',
    );
    await expect(record('ana', other)).rejects.toThrow('has no subject mfe-checkout');
    const unknown = { name, version: 'f'.repeat(16), ...ana, envelope: rebuilt(release) };
    await expect(attest(dir, unknown)).rejects.toThrow('is not published');
    rmSync(join(home, 'release-keys.json'));
    await expect(record()).rejects.toThrow('portal keys create');
  });

  test('ignores a changed, a copied and an unsigned record', async () => {
    await record();
    const folder = join(dir, 'attestations', name, version);
    const [file = ''] = readdirSync(folder);
    const text = readFileSync(join(folder, file), 'utf8');
    const { signature: _signature, ...unsigned } = JSON.parse(text);
    for (const forged of [text.replace('"by":"ana"', '"by":"eve"'), JSON.stringify(unsigned)]) {
      writeFileSync(join(folder, file), forged);
      expect(await listAttestations(dir, name, version)).toEqual([]);
    }
    writeFileSync(join(folder, file), text);
    expect(await listAttestations(dir, name, version)).toHaveLength(1);
    const third = await publish('third');
    await attest(dir, { name, version: third.version, ...ana, envelope: rebuilt(third) });
    writeFileSync(join(dir, 'attestations', name, third.version, file), text);
    expect(await listAttestations(dir, name, third.version)).toEqual([]);
  });

  test('stays valid when the key is replaced', async () => {
    await record();
    const [{ id } = { id: '' }] = await listKeys(dir);
    await rotateKey(dir);
    await removeKey(dir, id);
    expect(await listAttestations(dir, name, version)).toMatchObject([{ by: 'ana' }]);
  });

  test('is deleted with its release', async () => {
    await record();
    await unpublish(dir, name, version, 0);
    expect(readdirSync(join(dir, 'attestations', name))).toEqual([]);
  });

  test('stays when it differs and its release is deleted and published again', async () => {
    await record('marvin');
    await record('ana', build('second, changed', 'plans.0123abcd.js'));
    await unpublish(dir, name, version, 0);
    expect((await publish('second', 'plans.0123abcd.js')).version).toBe(version);
    expect(await listAttestations(dir, name, version)).toMatchObject([
      { by: 'ana', differs: { published: 'entry.js' } },
    ]);
  });
});

describe('a remote that needs attestations', () => {
  const activate = async () => await store.activate(name, version, ana);

  test('activates a release once enough builders have rebuilt it', async () => {
    await requireAttestations(dir, name, 2);
    await expect(activate()).rejects.toThrow(`has 0 of 2 attestations. Rebuild it: portal attest ${name}`);
    await record('checkout-team/ana');
    await record('checkout-team/joan');
    await expect(activate()).rejects.toThrow('has 1 of 2 attestations');
    await record('marvin');
    expect(await activate()).toMatchObject({ version, was: first });
  });

  test('refuses a release whose rebuild differs, until its builder has the same hash', async () => {
    await requireAttestations(dir, name, 1);
    await record('marvin');
    await record('ana', build('second, changed', 'plans.0123abcd.js'));
    await expect(activate()).rejects.toThrow(
      'differs from the rebuild of commit 0123456789ab by ana: entry.js differs',
    );
    await record('ana');
    expect(await activate()).toMatchObject({ version });
  });

  describe('by its manifest', () => {
    const declaring = async (text: string, attestations?: number): Promise<string> => {
      builtRemote(join(home, 'dist'), text, { manifest: aManifest({ ...plans, attestations }) });
      return (await store.publish(join(home, 'dist'), name)).release.version;
    };
    const setting = () => join(dir, `attestations/${name}/required.json`);

    test.each([false, true])(
      'needs as many as a release declares, also after a rollback: %s',
      async (isBack) => {
        version = await declaring('declares one', 1);
        await expect(activate()).rejects.toThrow('has 0 of 1 attestations');
        await requireAttestations(dir, name, 0);
        await activate();
        rmSync(setting());
        if (isBack) await store.rollback(name, ana);
        version = await declaring('declares none');
        await expect(activate()).rejects.toThrow('has 0 of 1 attestations');
      },
    );

    test('needs as many as the operator has set, also after a change of the key', async () => {
      version = await declaring('declares one', 1);
      await requireAttestations(dir, name, 2);
      const [key] = await listKeys(dir);
      await rotateKey(dir);
      await removeKey(dir, key!.id);
      await expect(activate()).rejects.toThrow('has 0 of 2 attestations');
    });

    test.each([
      ['has no signature', (text: string) => text.replace(/,"signature".*/, '}')],
      ['was changed', (text: string) => text.replace('"required":2', '"required":0')],
    ])('is not activated when the setting %s', async (_, change) => {
      await requireAttestations(dir, name, 2);
      writeFileSync(setting(), change(readFileSync(setting(), 'utf8')));
      await expect(activate()).rejects.toThrow(`The number of attestations that ${name} needs is damaged`);
    });

    test('is not activated with the setting of another remote', async () => {
      await requireAttestations(dir, 'mfe-public', 0);
      mkdirSync(dirname(setting()), { recursive: true });
      copyFileSync(setting().replace(name, 'mfe-public'), setting());
      await expect(activate()).rejects.toThrow('is damaged');
    });

    test('needs none in a store for development, unless the operator has set a number', async () => {
      version = await declaring('declares one', 1);
      expect(await waiveAttestations(dir, [{ name, version: first }])).toEqual([]);
      expect(await waiveAttestations(dir, [{ name, version }])).toEqual([name]);
      expect(await activate()).toMatchObject({ version });
      await requireAttestations(dir, name, 1);
      version = await declaring('declares one, later', 1);
      expect(await waiveAttestations(dir, [{ name, version }])).toEqual([]);
      await expect(activate()).rejects.toThrow('has 0 of 1 attestations');
    });
  });

  test('promotes no canary without them, or with a rebuild that differs since', async () => {
    await store.startCanary(name, { ...ana, version, percent: 10 });
    await requireAttestations(dir, name, 1);
    await expect(store.promoteCanary(name, ana)).rejects.toThrow('has 0 of 1 attestations');
    await record('ana', build('second, changed', 'plans.0123abcd.js'));
    await expect(store.promoteCanary(name, ana)).rejects.toThrow('differs from the rebuild');
    await record('ana');
    expect(await store.promoteCanary(name, ana)).toMatchObject({ version, was: first });
  });

  test('starts no canary without them, and needs none for a rollback or for what is active', async () => {
    await activate();
    await requireAttestations(dir, name, 1);
    expect(await activate()).toMatchObject({ version, was: version });
    expect(await store.rollback(name, ana)).toMatchObject({ version: first });
    await expect(store.startCanary(name, { ...ana, version, percent: 10 })).rejects.toThrow('has 0 of 1');
  });
});
