import type { StorePlace } from '../../platform/storage/releaseStorage.ts';
import type { BootCheck } from '../boot/createBootCheck.ts';
import type { VisitOptions } from '../boot/visitRoute.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { type Composition, findCulprit, type Outcome, type Step, type Verdict } from './findCulprit.rules.ts';
import { readHistory, readReleases } from './readCompositions.ts';

export type BlameOptions = {
  /** Path of the page, such as `/cart`. */
  page: string;
  /** Part of a problem, such as `threw-in-render`; absent: any problem counts. Axe runs when it is absent or has `accessibility`. */
  symptom?: string | undefined;
  /** Decides instead of the usual check whether the page works. */
  inspect?: VisitOptions['inspect'];
  since: Date;
  onStep?: (step: Step) => void;
};

export type Blame = {
  verdict: Verdict;
  /** Revisions that were live since then. */
  revisions: number;
  /** Newest revision, for the rollback. */
  live: number;
  /** Problem of the page with the live releases. */
  problems: string[];
};

/**
 * Opens a page in a headless browser with releases that were live together, and finds the one since which it fails. Reads
 * the release store and changes nothing.
 */
export async function blame(
  place: StorePlace,
  { visit }: Pick<BootCheck, 'visit'>,
  { page, symptom = '', inspect, since, onStep }: BlameOptions,
): Promise<Blame> {
  const history = await readHistory(place, since);
  const isAxeSkipped = inspect !== undefined || !/^$|accessibility/i.test(symptom);
  let problems: string[] | undefined;
  const run = async (versions: Composition): Promise<Outcome> => {
    let releases;
    try {
      releases = await readReleases(place, versions);
    } catch (error) {
      if (error instanceof ReleaseError) return 'misfit';
      throw error;
    }
    const found = (await visit(releases, page, { inspect, isAxeSkipped })).filter((problem) =>
      hasPart(problem, symptom),
    );
    problems ??= found;
    return found.length > 0 ? 'fails' : 'works';
  };
  const verdict = await findCulprit(history, run, onStep);
  return { verdict, revisions: history.length, live: history.at(-1)!.revision, problems: problems ?? [] };
}

const hasPart = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
