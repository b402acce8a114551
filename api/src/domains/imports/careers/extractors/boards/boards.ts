import { ashby } from './ashby.ts';
import { bambooHr } from './bambooHr.ts';
import type { Board } from './board.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { smartRecruiters } from './smartRecruiters.ts';
import { teamtailor } from './teamtailor.ts';
import { workable } from './workable.ts';

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
];

export interface KnownBoard {
  board: Board;
  /** First document to fetch. */
  list: string;
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
