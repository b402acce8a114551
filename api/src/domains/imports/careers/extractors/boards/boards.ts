import { ashby } from './ashby.ts';
import { bambooHr } from './bambooHr.ts';
import type { Board } from './board.ts';
import { breezy } from './breezy.ts';
import { greenhouse } from './greenhouse.ts';
import { icims } from './icims.ts';
import { jazzHr } from './jazzHr.ts';
import { jobvite } from './jobvite.ts';
import { lever } from './lever.ts';
import { oracle } from './oracle.ts';
import { personio } from './personio.ts';
import { pinpoint } from './pinpoint.ts';
import { recruitee } from './recruitee.ts';
import { smartRecruiters } from './smartRecruiters.ts';
import { successFactors } from './successFactors.ts';
import { teamtailor } from './teamtailor.ts';
import { workable } from './workable.ts';
import { workday } from './workday.ts';
import type { WebDocument } from '../../webDocument.ts';

/** Supported applicant-tracking systems: a new one is a file and a line. */
const boards: Board[] = [
  greenhouse,
  lever,
  workable,
  recruitee,
  teamtailor,
  personio,
  smartRecruiters,
  ashby,
  bambooHr,
  workday,
  icims,
  oracle,
  jobvite,
  breezy,
  pinpoint,
  jazzHr,
  successFactors,
];

export interface KnownBoard {
  board: Board;
  /** First document to fetch. */
  list: string;
}

/** Finds the system that a page on the employer's own domain is built with. */
export function boardOn(page: WebDocument): KnownBoard | undefined {
  const known = boards.flatMap((board) => {
    const list = board.listOn?.(page);
    return list === undefined ? [] : [{ board, list }];
  });
  return known.length === 1 ? known[0] : undefined;
}

/** Finds the system of a careers URL by its host. */
export function boardAt(address: string): KnownBoard | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const board of boards) {
    const list = board.listOf(url);
    if (list !== undefined) return { board, list };
  }
  return undefined;
}
