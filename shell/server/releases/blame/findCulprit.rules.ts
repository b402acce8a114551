import { compareKeys } from '@cpa/shared/contracts';

/** Versions that are served together, by name: of the shell and of every remote. */
export type Composition = ReadonlyMap<string, string>;

/** A composition that was live, with its revision. */
export type LiveComposition = { revision: number; versions: Composition };

export type Outcome =
  | 'works'
  | 'fails'
  /** Its releases do not fit together, so it cannot be served. */
  | 'misfit';

/** One run: the composition that was tried, and why. */
export type Step = { composition: string; outcome: Outcome };

/** A release to go back from. */
export type Change = { name: string; version: string; was: string };

export type Verdict =
  /** The live composition works. */
  | { kind: 'works' }
  /** Every revision fails, so the cause is none of them. */
  | { kind: 'always' }
  /** The first revision that fails added or removed a remote, which no rollback undoes. */
  | { kind: 'remotes'; revision: number }
  | {
      /** `pair`: each release works beside the version of the other that was live before. */
      kind: 'one' | 'pair' | 'several';
      /** First revision that fails. */
      revision: number;
      culprits: Change[];
      /** Smallest rollback after which the live composition was seen to work; empty: none was found. */
      healing: Change[];
    };

/**
 * Finds the release, or the pair of releases, since which a page fails.
 *
 * @param history - Compositions in the order in which they were live; the last one is live now.
 * @param run - Tries a composition; each is tried once.
 * @param onStep - Called after each run.
 */
export async function findCulprit(
  history: readonly LiveComposition[],
  run: (versions: Composition) => Promise<Outcome>,
  onStep: (step: Step) => void = () => undefined,
): Promise<Verdict> {
  const attempt = rememberingRuns(run, onStep);
  const works = async ({ revision, versions }: LiveComposition): Promise<boolean> =>
    (await attempt(versions, `revision ${revision}`)) === 'works';
  const [first, now] = [history[0]!, history.at(-1)!];
  if (await works(now)) return { kind: 'works' };
  if (!(await works(first))) return { kind: 'always' };

  let [good, bad] = [0, history.length - 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await works(history[middle]!)) good = middle;
    else bad = middle;
  }
  const failing = history[bad]!;
  const tryWithout = async (base: Composition, undone: readonly Change[]): Promise<Outcome> =>
    await attempt(goBack(base, undone), undone.map(describe).join(', '));
  const without = async (base: Composition, undone: readonly Change[]): Promise<boolean> =>
    (await tryWithout(base, undone)) === 'works';

  const changes = changesBetween(history[good]!, failing);
  if (changes.length === 0) return { kind: 'remotes', revision: failing.revision };
  const changed = await smallest(changes, async (tried) => without(failing.versions, tried));
  const others = changed.length === 1 ? earlierOthers(history.slice(0, bad + 1), changed[0]!) : [];
  // When it fails with all of them, it is a fault of one release, and none is tried alone.
  const isAlone = others.length > 1 && (await tryWithout(failing.versions, others)) === 'fails';
  const partner = await firstThat(isAlone ? [] : others, async (other) => without(failing.versions, [other]));
  const culprits = partner ? [...changed, partner] : changed;
  const live = (change: Change): Change => ({ ...change, version: now.versions.get(change.name)! });
  const rollbacks = [...culprits.map((change) => [live(change)]), culprits.map(live)];
  return {
    kind: partner ? 'pair' : changed.length === 1 ? 'one' : 'several',
    revision: failing.revision,
    culprits,
    healing: (await firstThat(rollbacks, async (undone) => without(now.versions, undone))) ?? [],
  };
}

function rememberingRuns(
  run: (versions: Composition) => Promise<Outcome>,
  onStep: (step: Step) => void,
): (versions: Composition, composition: string) => Promise<Outcome> {
  const known = new Map<string, Outcome>();
  return async (versions, composition) => {
    const key = JSON.stringify([...versions].toSorted(([a], [b]) => compareKeys(a, b)));
    const outcome = known.get(key) ?? (await run(versions));
    if (!known.has(key)) onStep({ composition, outcome });
    known.set(key, outcome);
    return outcome;
  };
}

/** Returns the one change that suffices, or all of them. */
async function smallest(
  changes: Change[],
  suffice: (changes: Change[]) => Promise<boolean>,
): Promise<Change[]> {
  if (changes.length === 1) return changes;
  const one = await firstThat(changes, async (change) => suffice([change]));
  return one ? [one] : changes;
}

async function firstThat<T>(all: readonly T[], isSo: (one: T) => Promise<boolean>): Promise<T | undefined> {
  for (const one of all) if (await isSo(one)) return one;
  return undefined;
}

/** Lists the packages that have another version in another composition. A remote new in it has no earlier version. */
function changesBetween(before: LiveComposition, after: LiveComposition): Change[] {
  return [...after.versions].flatMap(([name, version]) => {
    const was = before.versions.get(name);
    return was === undefined || was === version ? [] : [{ name, version, was }];
  });
}

/** Lists the other releases of the last composition with the version before, the last changed first. */
function earlierOthers(history: readonly LiveComposition[], { name }: Change): Change[] {
  const found = new Map<string, Change>();
  const last = history.at(-1)!;
  for (const { versions } of history.toReversed()) {
    for (const change of changesBetween({ revision: 0, versions }, last))
      if (change.name !== name && !found.has(change.name)) found.set(change.name, change);
  }
  return [...found.values()];
}

const goBack = (base: Composition, changes: readonly Change[]): Composition =>
  new Map([...base, ...changes.map(({ name, was }) => [name, was] as const)]);

const describe = ({ name, version, was }: Change): string => `${name} ${was} instead of ${version}`;
