import { boardAt, type KnownBoard } from './extractors/boards/boards.ts';
import { readVacancyPage } from './extractors/boards/readVacancyPage.ts';
import { feeds, isFeed } from './extractors/feeds.ts';
import { jsonLd } from './extractors/jsonLd.ts';
import { microdata } from './extractors/microdata.ts';
import { embeddedBoard, jobFeed } from './extractors/pointers.ts';
import { readableText, readableVacancy } from './extractors/text/readableText.ts';
import { ImportError } from './fetching/importError.ts';
import type { Extraction, FoundVacancy } from './foundVacancy.ts';
import { mergeFound } from './mergeFound.ts';
import type { WebDocument } from './webDocument.ts';

export interface Progress {
  pages_done: number;
  pages_total: number;
  found: number;
}

interface ReadingDeps {
  /** Sends the JSON body, if there is one, by POST. */
  fetchPage: (address: string, body?: object) => Promise<WebDocument>;
  /** Called after each page. */
  onProgress: (progress: Progress) => Promise<void>;
}

/** Maximum documents per import. */
const MOST_PAGES = 60;

/**
 * Reads every vacancy of a careers page from the best source: JSON-LD, microdata, the board of a known system, a
 * feed, and finally its text. Completes teasers from pages of the same site. @throws ImportError when the first page
 * cannot be read; later failures leave their vacancy incomplete. Every other error, such as one thrown by
 * `onProgress` to stop, ends the import.
 */
export async function readCareers(address: string, deps: ReadingDeps): Promise<FoundVacancy[]> {
  const visit = createVisit(deps);
  const board = boardAt(address);
  if (board) return await readBoard(board, visit);
  const page = await visit.first(address);
  const found = await readOwnPage(page, visit);
  return await complete(found, page, visit);
}

async function readOwnPage(page: WebDocument, visit: Visit): Promise<FoundVacancy[]> {
  const fedHere = isFeed(page) ? extracted(feeds, page).vacancies : [];
  if (fedHere.length > 0) return visit.took(fedHere);
  const marked = extracted(jsonLd, page);
  const own = marked.vacancies.length > 0 ? marked.vacancies : extracted(microdata, page).vacancies;
  if (own.length > 0) return visit.took(own);
  if (marked.more.length > 0) {
    const listed = await visit.each(
      sameSite(marked.more, page),
      (document) => extracted(jsonLd, document).vacancies,
    );
    if (listed.length > 0) return listed;
  }
  const board = embeddedBoard(page);
  const onBoard = board ? await readBoardIfThere(board, visit) : [];
  if (onBoard.length > 0) return onBoard;
  const feed = jobFeed(page);
  const fed =
    feed === undefined ? [] : await visit.each([feed], (document) => extracted(feeds, document).vacancies);
  return fed.length > 0 ? fed : await readText(page, visit);
}

async function readText(page: WebDocument, visit: Visit): Promise<FoundVacancy[]> {
  const { vacancies, more } = extracted(readableText, page);
  const found = visit.took(vacancies);
  const listed = new Set(found.map(({ source_url }) => source_url));
  // A page that is itself the vacancy links to others of the site.
  const isOne = found.length === 1 && listed.has(page.url);
  const unlisted = isOne ? [] : more.filter((address) => !listed.has(address));
  const linked = await visit.each(unlisted, (document) => {
    const vacancy = readMarked(document) ?? one((own) => readableVacancy(own), document);
    return vacancy ? [vacancy] : [];
  });
  return mergeFound([...found, ...linked]);
}

/** Reads a board that the page seems to use; reads the page itself when the board does not respond. */
async function readBoardIfThere(known: KnownBoard, visit: Visit): Promise<FoundVacancy[]> {
  try {
    return await readBoard(known, visit);
  } catch (error) {
    if (error instanceof ImportError) return [];
    throw error;
  }
}

async function readBoard({ board, list }: KnownBoard, visit: Visit): Promise<FoundVacancy[]> {
  const bodyOf = (address: string) => board.bodyOf?.(new URL(address));
  const first = board.read(await visit.first(list, bodyOf(list)));
  const found = visit.took(first.vacancies);
  const more = await visit.each(
    first.more,
    (document, readMore) => {
      const further = board.read(document);
      readMore(further.more);
      return further.vacancies;
    },
    bodyOf,
  );
  return mergeFound([...found, ...more]);
}

async function complete(found: FoundVacancy[], page: WebDocument, visit: Visit): Promise<FoundVacancy[]> {
  const wanting = found.filter(({ incomplete, source_url }) => incomplete && source_url !== page.url);
  const addresses = sameSite(
    wanting.map(({ source_url }) => source_url),
    page,
  );
  const read = await visit.each(addresses, (document, _more, asked) => {
    // The only vacancy on a page is the announced one, whatever its id.
    const announced = wanting.find(({ source_url }) => source_url === asked);
    if (!announced) return [];
    const whole =
      readMarked(document) ??
      (announced.found_by === 'text'
        ? one((own) => readableVacancy(own, announced.title), document)
        : undefined);
    return whole ? [{ ...whole, source_id: announced.source_id, source_url: announced.source_url }] : [];
  });
  // Text below a link in a list may be longer than the page, but it is not its description.
  const replaced = new Set(read.map(({ source_id }) => source_id));
  const teasers = found.map((teaser) =>
    teaser.found_by === 'text' && replaced.has(teaser.source_id) ? { ...teaser, description: '' } : teaser,
  );
  return mergeFound([...teasers, ...read]);
}

type ReadMore = (document: WebDocument, more: (addresses: string[]) => void, asked: string) => FoundVacancy[];
type Visit = ReturnType<typeof createVisit>;

/** Fetches each page once, in order, and reports progress. */
function createVisit({ fetchPage, onProgress }: ReadingDeps) {
  const seen = new Set<string>();
  const progress = { pages_done: 0, pages_total: 0, found: 0 };
  const plan = (addresses: string[]): string[] => {
    const fresh = [...new Set(addresses)].filter((address) => !seen.has(address));
    const planned = fresh.slice(0, Math.max(0, MOST_PAGES - seen.size));
    for (const address of planned) seen.add(address);
    progress.pages_total = seen.size;
    return planned;
  };
  const fetched = async (address: string, body?: object): Promise<WebDocument> => {
    try {
      return await fetchPage(address, body);
    } finally {
      progress.pages_done += 1;
      await onProgress({ ...progress });
    }
  };
  const fetchedIfThere = async (address: string, body?: object): Promise<WebDocument | undefined> => {
    try {
      return await fetched(address, body);
    } catch (error) {
      if (error instanceof ImportError) return undefined;
      throw error;
    }
  };
  return {
    first: async (address: string, body?: object): Promise<WebDocument> => {
      plan([address]);
      return await fetched(address, body);
    },
    took: (vacancies: FoundVacancy[]): FoundVacancy[] => {
      progress.found = Math.max(progress.found, vacancies.length);
      return mergeFound(vacancies);
    },
    each: async (
      addresses: string[],
      read: ReadMore,
      bodyOf: (address: string) => object | undefined = () => undefined,
    ): Promise<FoundVacancy[]> => {
      const queue = plan(addresses);
      const found: FoundVacancy[] = [];
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        const document = await fetchedIfThere(address, bodyOf(address));
        if (document) found.push(...read(document, (more) => queue.push(...plan(more)), address));
        progress.found = Math.max(progress.found, found.length);
      }
      return mergeFound(found);
    },
  };
}

/** Treats a page that is nested too deeply to parse as empty. */
function extracted(extract: (document: WebDocument) => Extraction, document: WebDocument): Extraction {
  try {
    return extract(document);
  } catch (error) {
    if (error instanceof RangeError) return { vacancies: [], more: [] };
    throw error;
  }
}

const readMarked = (document: WebDocument): FoundVacancy | undefined => one(readVacancyPage, document);

/** Reads one vacancy, or none from a page that is nested too deeply to parse. */
function one(
  read: (document: WebDocument) => FoundVacancy | undefined,
  document: WebDocument,
): FoundVacancy | undefined {
  const extract = (page: WebDocument): Extraction => {
    const found = read(page);
    return { vacancies: found ? [found] : [], more: [] };
  };
  return extracted(extract, document).vacancies[0];
}

function sameSite(addresses: string[], { url }: WebDocument): string[] {
  return addresses.filter((address) => new URL(address).origin === new URL(url).origin);
}
