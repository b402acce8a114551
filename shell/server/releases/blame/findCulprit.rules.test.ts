import { expect, test } from '@jest/globals';
import { type Composition, findCulprit, type LiveComposition, type Step } from './findCulprit.rules.ts';

/** History in which each entry changes one version; the first has version 1 of all. */
function historyOf(...changes: string[]): LiveComposition[] {
  const versions = new Map([
    ['shell', '1'],
    ['jobs', '1'],
    ['cart', '1'],
  ]);
  return [
    { revision: 1, versions: new Map(versions) },
    ...changes.map((change, index) => {
      for (const each of change.split(' ')) versions.set(...(each.split('@') as [string, string]));
      return { revision: index + 2, versions: new Map(versions) };
    }),
  ];
}

/** Finds the culprit of a page that fails with these versions, and counts the runs. */
async function blame(history: LiveComposition[], fails: (versions: Composition) => boolean) {
  const steps: Step[] = [];
  const verdict = await findCulprit(
    history,
    async (versions) => (fails(versions) ? 'fails' : 'works'),
    (step) => steps.push(step),
  );
  return { verdict, steps };
}

const version = (versions: Composition, name: string) => Number(versions.get(name));

test('finds the release since which the page fails, in few runs', async () => {
  const history = historyOf(...Array.from({ length: 63 }, (_, index) => `jobs@${index + 2}`));
  const { verdict, steps } = await blame(history, (versions) => version(versions, 'jobs') >= 41);
  expect(verdict).toEqual({
    kind: 'one',
    revision: 41,
    culprits: [{ name: 'jobs', version: '41', was: '40' }],
    healing: [{ name: 'jobs', version: '64', was: '40' }],
  });
  expect(steps.length).toBeLessThanOrEqual(10);
});

test('finds a pair that fails only together, and one rollback that fixes it', async () => {
  const history = historyOf('cart@2', 'shell@2', 'jobs@2', 'shell@3');
  const { verdict, steps } = await blame(
    history,
    (versions) => version(versions, 'cart') === 2 && version(versions, 'jobs') === 2,
  );
  expect(verdict).toEqual({
    kind: 'pair',
    revision: 4,
    culprits: [
      { name: 'jobs', version: '2', was: '1' },
      { name: 'cart', version: '2', was: '1' },
    ],
    healing: [{ name: 'jobs', version: '2', was: '1' }],
  });
  expect(steps.map(({ composition }) => composition)).toContain('cart 1 instead of 2');
});

test('tries no other release alone when all of them together change nothing', async () => {
  const history = historyOf('cart@2', 'shell@2', 'cart@3', 'jobs@2');
  const { verdict, steps } = await blame(history, (versions) => version(versions, 'jobs') === 2);
  expect(verdict).toMatchObject({ kind: 'one', culprits: [{ name: 'jobs' }] });
  expect(steps.map(({ composition }) => composition).slice(4)).toEqual([
    'cart 2 instead of 3, shell 1 instead of 2',
  ]);
});

test('tries each release alone when all of them together do not fit', async () => {
  const verdict = await findCulprit(historyOf('cart@2', 'shell@2', 'jobs@2'), async (versions) => {
    const [shell, cart, jobs] = ['shell', 'cart', 'jobs'].map((name) => version(versions, name));
    if (shell === 1 && cart === 1 && jobs === 2) return 'misfit';
    return cart === 2 && jobs === 2 ? 'fails' : 'works';
  });
  expect(verdict).toMatchObject({ kind: 'pair', culprits: [{ name: 'jobs' }, { name: 'cart' }] });
});

test('singles out one of the releases that were activated together', async () => {
  const { verdict } = await blame(historyOf('cart@2 jobs@2'), (versions) => version(versions, 'cart') === 2);
  expect(verdict).toMatchObject({ kind: 'one', culprits: [{ name: 'cart' }] });
});

test('names all releases that were activated together when none alone is the cause', async () => {
  const { verdict } = await blame(
    historyOf('cart@2 jobs@2'),
    (versions) => version(versions, 'cart') === 2 || version(versions, 'jobs') === 2,
  );
  expect(verdict).toMatchObject({ kind: 'several', culprits: [{ name: 'jobs' }, { name: 'cart' }] });
  expect(verdict).toMatchObject({ healing: [{ name: 'jobs' }, { name: 'cart' }] });
});

test('proposes only a rollback that was seen to work', async () => {
  const history = historyOf('jobs@2', 'cart@2');
  const { verdict } = await blame(
    history,
    (versions) => version(versions, 'jobs') === 2 || version(versions, 'cart') === 2,
  );
  expect(verdict).toMatchObject({ kind: 'one', culprits: [{ name: 'jobs' }], healing: [] });
});

test('says that the revision added a remote', async () => {
  const history = historyOf('jobs@2');
  const versions = new Map([...history[1]!.versions, ['fairs', '1']]);
  const { verdict } = await blame([...history, { revision: 3, versions }], (tried) => tried.has('fairs'));
  expect(verdict).toEqual({ kind: 'remotes', revision: 3 });
});

test('blames no release for what works now or fails in every revision', async () => {
  const history = historyOf('jobs@2', 'jobs@3');
  expect((await blame(history, () => false)).verdict).toEqual({ kind: 'works' });
  expect((await blame(history, () => true)).verdict).toEqual({ kind: 'always' });
});

test('proposes no rollback to releases that do not fit together', async () => {
  const verdict = await findCulprit(historyOf('jobs@2', 'shell@2'), async (versions) => {
    if (version(versions, 'shell') > version(versions, 'jobs')) return 'misfit';
    return version(versions, 'jobs') === 2 ? 'fails' : 'works';
  });
  expect(verdict).toMatchObject({ kind: 'one', culprits: [{ name: 'jobs' }], healing: [] });
});
