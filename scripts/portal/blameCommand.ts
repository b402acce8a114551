import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError, table } from '@cpa/shared/server';
import { blame, type Blame, type BlameOptions } from '../../shell/server/releases/blame/blame.ts';
import type { Change, Step } from '../../shell/server/releases/blame/findCulprit.rules.ts';
import { placeOf, type ReleaseCalls } from './releaseCalls.ts';
import type { CommandResult } from './releaseCommands.ts';

export type BlameCommandOptions = {
  page: string;
  symptom?: string;
  check?: string;
  liveApi?: boolean;
  /** Hours. */
  since: number;
};

const OUTCOMES = { works: 'works', fails: 'fails', misfit: 'does not fit together' } as const;

/**
 * Finds the release since which a page fails, by opening it with releases that were live together.
 * @param print receives each step
 * @throws CliError when the commands are sent to a site
 */
export async function blameRelease(
  store: ReleaseCalls,
  { page, symptom, check, liveApi = false, since }: BlameCommandOptions,
  print: (line: string) => void,
): Promise<CommandResult> {
  const place = placeOf(store);
  if (!store.openBootCheck) throw new CliError('This command works on the server of the release store only.');
  const inspect = check === undefined ? undefined : await readCheck(check);
  const bootCheck = await store.openBootCheck(liveApi ? 'live' : 'demo');
  try {
    let runs = 0;
    const started = performance.now();
    const onStep = ({ composition, outcome }: Step): void => {
      runs += 1;
      print(`${String(runs).padStart(2)}  ${composition}: ${OUTCOMES[outcome]}`);
    };
    const options = { page, symptom, inspect, since: new Date(Date.now() - since * 3_600_000), onStep };
    const data = await blame(place, bootCheck, options);
    const seconds = Math.round((performance.now() - started) / 1000);
    const effort = `${data.revisions} revisions, ${runs} runs, ${seconds} s.`;
    return { data, text: [...describe(page, data), effort].join('\n') };
  } finally {
    await bootCheck.end();
  }
}

/** @throws CliError without a default export that is a function */
async function readCheck(path: string): Promise<NonNullable<BlameOptions['inspect']>> {
  const { default: check } = (await import(pathToFileURL(resolve(path)).href)) as { default?: unknown };
  if (typeof check !== 'function') throw new CliError(`${path} must export a function by default.`);
  return check as NonNullable<BlameOptions['inspect']>;
}

function describe(page: string, { verdict, live, problems }: Blame): string[] {
  if (verdict.kind === 'works') return [`${page} works with the live releases.`];
  const seen = problems.map((problem) => `  ${problem}`);
  if (verdict.kind === 'always')
    return [`${page} fails in every revision, so look at the API or further back:`, ...seen];
  if (verdict.kind === 'remotes')
    return [`${page} fails since revision ${verdict.revision}, which added or removed a remote:`, ...seen];
  const { kind, revision, culprits, healing } = verdict;
  const intro = {
    one: `${page} fails since revision ${revision}, because of one release:`,
    pair: `${page} fails since revision ${revision}, because of a pair; each works beside the version of the other before:`,
    several: `${page} fails since revision ${revision}, which changed several releases; going back from one of them does not help:`,
  }[kind];
  const rows = table(culprits.map(({ name, version, was }) => [`  ${name}`, `${was} → ${version}`]));
  return [intro, rows, ...seen, ...rollbackOf(page, healing, live)];
}

function rollbackOf(page: string, healing: readonly Change[], live: number): string[] {
  if (healing.length === 0) return ['No rollback of these releases was seen to heal it.'];
  // The second command uses the revision that the first one created.
  const commands = healing.map(
    ({ name, was }, index) => `  portal rollback ${name} --to ${was} --expect ${live + index}`,
  );
  return [`Smallest rollback, tried: ${page} works with it.`, ...commands];
}
