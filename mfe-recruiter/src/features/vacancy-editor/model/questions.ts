import type { RecruiterQuestion } from '@cpa/shared/contracts';

export const MAX_QUESTIONS = 20;
export const KINDS = ['yes_no', 'choice', 'text'] as const;

/** Creates a question with an ID that no other has: answers refer to it. */
export function newQuestion(question = '', kind: RecruiterQuestion['kind'] = 'yes_no'): RecruiterQuestion {
  const choices = kind === 'choice' ? ['', ''] : [];
  return { id: crypto.randomUUID(), question, kind, choices, required: true };
}

/** Moves an item; the target is limited to the list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const target = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, target), items[from]!, ...rest.slice(target)];
}

/** Changes the kind. Choices and unwanted answers of the former kind do not apply any more. */
export function withKind(question: RecruiterQuestion, kind: RecruiterQuestion['kind']): RecruiterQuestion {
  return { ...question, kind, choices: kind === 'choice' ? ['', ''] : [], knock_out: [] };
}
