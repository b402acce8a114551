import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { recordBranchPreview } from './branchPreviews.ts';
import { collectGarbage, unpublish } from './cleanStore.ts';
import { diagnoseStore, repairStore } from './diagnoseStore.ts';
import { diffReleases } from '../publishing/releaseHistory.ts';
import { releaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';

const NAME = 'mfe-checkout';
const DAY_MS = 86_400_000;

let home: string;
let dir: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-care-'));
  dir = join(home, 'releases');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const folderOf = (version: string) => join(dir, 'remotes', NAME, version);
const stored = () => readdirSync(join(dir, 'remotes', NAME));

async function publish(text: string): Promise<string> {
  builtRemote(join(home, 'dist'), text);
  return (await releaseStore(home).publish(join(home, 'dist'), NAME)).release.version;
}
async function activate(version: string): Promise<void> {
  await releaseStore(home).activate(NAME, version, { by: 'ana' });
}

/** Moves the whole store into the past. */
function age(days: number): void {
  for (const version of stored()) {
    const file = join(folderOf(version), 'release.json');
    utimesSync(file, new Date(), new Date(Date.now() - days * DAY_MS));
  }
  for (const revision of readdirSync(join(dir, 'history'))) {
    const file = join(dir, 'history', revision);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    document.change.at = new Date(Date.parse(document.change.at) - days * DAY_MS).toISOString();
    writeFileSync(file, JSON.stringify(document));
  }
}

describe('garbage collection', () => {
  test('deletes old releases but not the active one and the one before it', async () => {
    const versions = [];
    for (const text of ['first', 'second', 'third']) versions.push(await publish(text));
    for (const version of versions) await activate(version);
    expect(await collectGarbage(dir, 30)).toEqual([]);
    age(31);
    expect(await collectGarbage(dir, 30)).toEqual([{ name: NAME, version: versions[0] }]);
    expect(stored().toSorted()).toEqual(versions.slice(1).toSorted());
  });

  test('keeps an old release that was active lately', async () => {
    const [old, ...later] = [await publish('first'), await publish('second'), await publish('third')];
    await activate(old);
    age(31);
    for (const version of later) await activate(version);
    expect(await collectGarbage(dir, 30)).toEqual([]);
  });

  test('deletes the record of a branch with its last preview, and keeps those of other branches', async () => {
    const [old, live, kept] = [await publish('first'), await publish('second'), await publish('third')];
    await activate(live);
    await recordBranchPreview(dir, { name: NAME, version: old, branch: 'ended' });
    age(31);
    await recordBranchPreview(dir, { name: NAME, version: kept, branch: 'open' });
    utimesSync(join(folderOf(kept), 'release.json'), new Date(), new Date());
    expect(await collectGarbage(dir, 30)).toEqual([{ name: NAME, version: old }]);
    const branches = readdirSync(join(dir, 'branches', NAME));
    expect(branches.map((branch) => readdirSync(join(dir, 'branches', NAME, branch)))).toEqual([[kept]]);
  });

  test('deletes uploads after a day and figures after the given days, and keeps later ones', async () => {
    await activate(await publish('first'));
    const leave = (folder: string, name: string, days: number) => {
      const path = join(dir, folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'left');
      utimesSync(path, new Date(), new Date(Date.now() - days * DAY_MS));
    };
    const oldHash = 'a'.repeat(96);
    const newHash = 'b'.repeat(96);
    leave(`uploads/${NAME}`, oldHash, 1.1);
    leave(`uploads/${NAME}`, newHash, 0.9);
    leave('figures', 'old.log', 31);
    leave('figures', 'new.log', 29);
    await collectGarbage(dir, 30);
    expect(readdirSync(join(dir, 'uploads', NAME))).toEqual([newHash]);
    expect(readdirSync(join(dir, 'figures'))).toEqual(['new.log']);
  });
});

describe('unpublish', () => {
  test('deletes a release that no page needs', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    await activate(second);
    await unpublish(dir, NAME, first, 30);
    expect(stored()).toEqual([second]);
  });

  test('rejects the active release and one that open pages may need', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    await activate(first);
    await activate(second);
    await expect(unpublish(dir, NAME, second, 30)).rejects.toThrow(/is active\. Activate another/);
    await expect(unpublish(dir, NAME, first, 30)).rejects.toThrow(/active within the last 30 days/);
    await expect(unpublish(dir, NAME, '0123456789abcdef', 30)).rejects.toThrow(/is not published/);
  });
});

test('compares the files and the manifest of two releases', async () => {
  const first = await publish('first');
  const { manifest } = builtRemote(join(home, 'dist'));
  builtRemote(join(home, 'dist'), 'second', {
    manifest: { ...manifest!, badges: [{ name: 'cart', label: 'badge.cart' }] },
  });
  const second = (await releaseStore(home).publish(join(home, 'dist'), NAME)).release.version;
  expect(await diffReleases(dir, NAME, [first, second])).toMatchObject({
    added: [],
    removed: [],
    changed: ['entry.js', 'plans.js'],
    manifest: ['badges'],
  });
});

describe('diagnosis', () => {
  const problems = async () => (await diagnoseStore(dir)).map(({ problem }) => problem);
  const repair = async () => {
    for (const finding of await diagnoseStore(dir)) await finding.repair?.();
  };

  test('finds nothing in a store in order', async () => {
    await activate(await publish('first'));
    expect(await problems()).toEqual([]);
  });

  test('repairs the pointer, a revision, compressed copies and left drafts', async () => {
    const version = await publish('first');
    await activate(version);
    await activate(version);
    writeFileSync(join(dir, 'document.json'), '');
    writeFileSync(join(dir, 'history/1.json'), '');
    rmSync(join(folderOf(version), 'plans.js.gz'));
    const draft = `${folderOf(version)}.00000000-0000-4000-8000-000000000000`;
    mkdirSync(draft);
    utimesSync(draft, new Date(0), new Date(0));
    expect(await problems()).toEqual([
      expect.stringMatching(/^Revision 1 .* damaged/),
      'The pointer is missing or damaged.',
      expect.stringMatching(/^The compressed copy plans\.js\.gz/),
      expect.stringMatching(/was left by a process that ended/),
    ]);
    await repair();
    expect(await problems()).toEqual([]);
  });

  test('writes the other compressed copies of a release when a file is lost before the repair', async () => {
    const version = await publish('first');
    await activate(version);
    rmSync(join(folderOf(version), 'plans.js.gz'));
    const findings = await diagnoseStore(dir);
    rmSync(join(folderOf(version), 'entry.js'));
    await repairStore(findings, true);
    expect(readdirSync(folderOf(version))).toContain('plans.js.gz');
    expect(await problems()).toEqual([expect.stringMatching(/is missing the file entry\.js/)]);
  });

  test('deletes nothing while no revision can be read', async () => {
    const version = await publish('first');
    await activate(version);
    writeFileSync(join(dir, 'history/1.json'), '');
    writeFileSync(join(dir, 'document.json'), '');
    writeFileSync(join(folderOf(version), 'entry.js'), 'damaged');
    await repair();
    expect(readdirSync(join(dir, 'history'))).toEqual(['1.json']);
    expect(stored()).toEqual([version]);
    expect(await problems()).toHaveLength(3);
  });

  test('deletes no damaged release that the newest revision or the pointer serves', async () => {
    const [first, second, third] = [await publish('first'), await publish('second'), await publish('third')];
    const pointer = join(dir, 'document.json');
    await activate(first);
    const earlier = readFileSync(pointer);
    await activate(second);
    writeFileSync(pointer, earlier);
    for (const version of [first, second, third])
      writeFileSync(join(folderOf(version), 'entry.js'), 'damaged');
    await repairStore(await diagnoseStore(dir), true);
    expect(stored().toSorted()).toEqual([first, second].toSorted());
    writeFileSync(pointer, '');
    await repairStore(await diagnoseStore(dir), true);
    expect(stored()).toEqual([second]);
  });

  test('deletes a damaged release, but reports the active one only', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    await activate(second);
    for (const version of [first, second]) writeFileSync(join(folderOf(version), 'entry.js'), 'damaged');
    const found = { is_repaired: false, can_be_repaired: true };
    expect(await repairStore(await diagnoseStore(dir), false)).toEqual(
      expect.arrayContaining([expect.objectContaining(found)]),
    );
    expect(stored()).toHaveLength(2);
    const active = {
      problem: expect.stringMatching(/is active: activate another release at once\.$/),
      is_repaired: false,
      can_be_repaired: false,
    };
    const repaired = expect.objectContaining({ is_repaired: true, can_be_repaired: true });
    const reports = await repairStore(await diagnoseStore(dir), true);
    expect(reports).toHaveLength(2);
    expect(reports).toEqual(expect.arrayContaining([repaired, active]));
    expect(stored()).toEqual([second]);
    expect(await repairStore(await diagnoseStore(dir), true)).toEqual([active]);
  });
});
