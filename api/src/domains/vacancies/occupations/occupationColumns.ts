import { findOccupation, guessOccupation } from './occupationCatalogue.ts';

/** Columns of the effective occupation: the chosen one, else the one that the title names. */
export function occupationColumns({ title, occupation }: { title: string; occupation: string | null }) {
  const found = (occupation === null ? undefined : findOccupation(occupation)) ?? guessOccupation(title);
  return {
    occupation_key: found?.id ?? '',
    occupation_group: found?.group ?? null,
    occupation_name: found?.name ?? '',
  };
}
