import { createSeenLists, type SeenList } from '../model/seenList.ts';

const STORAGE_KEY = 'seenVacancyLists';

/** Outlives the page and the document, so that Back finds every box as high as it was. Only a browser writes into it. */
const seenLists = createSeenLists(readKept());

export function seenList(key: string): SeenList {
  return seenLists.of(key);
}

/** For the tab's next document; called when this one is left. */
export function keepSeenLists(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, seenLists.write());
  } catch {
    // Full or forbidden: the heights are guessed then.
  }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
