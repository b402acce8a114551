import type { Draft } from './draft.ts';

/** Undo and redo of a draft. Edits of one field within `MERGE_MS` are one step. */
export type History = {
  draft: Draft;
  past: Draft[];
  future: Draft[];
  /** Field and time of the last edit; null after undo, so that the next edit starts a new step. */
  last: { field: string; at: number } | null;
};

const MERGE_MS = 1500;
const MOST_STEPS = 200;

export function startHistory(draft: Draft): History {
  return { draft, past: [], future: [], last: null };
}

/** Records an edit. `field` is null for an edit that always starts a new step. */
export function recordEdit(history: History, draft: Draft, field: string | null, at: number): History {
  if (draft === history.draft) return history;
  const { last } = history;
  const isSameStep = field !== null && last?.field === field && at - last.at < MERGE_MS;
  const past = isSameStep ? history.past : [...history.past, history.draft].slice(-MOST_STEPS);
  return { draft, past, future: [], last: field === null ? null : { field, at } };
}

export function undo(history: History): History {
  const draft = history.past.at(-1);
  if (!draft) return history;
  return {
    draft,
    past: history.past.slice(0, -1),
    future: [history.draft, ...history.future],
    last: null,
  };
}

export function redo(history: History): History {
  const [draft, ...future] = history.future;
  if (!draft) return history;
  return { draft, past: [...history.past, history.draft], future, last: null };
}
