import type { RecruiterQuestion } from '@cpa/shared/contracts';
import type { TextKey } from '../../../messages/texts.ts';

export const MAX_QUESTIONS = 20;
export const KINDS = ['yes_no', 'choice', 'text'] as const;

/** Creates a question with a unique ID: answers refer to it. */
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

/** Changes the kind. Drops choices and unwanted answers of the former kind. */
export function withKind(question: RecruiterQuestion, kind: RecruiterQuestion['kind']): RecruiterQuestion {
  return { ...question, kind, choices: kind === 'choice' ? ['', ''] : [], knock_out: [] };
}

/** Error of a question: the text key of the message, and the index of the choice; null for the question itself. */
export type QuestionIssue = { choice: number | null; message: TextKey };

/** Returns the error of a question. A question needs a text, and a choice at least two different answers. */
export function questionIssue({ question, kind, choices }: RecruiterQuestion): QuestionIssue | null {
  if (question.trim() === '') return { choice: null, message: 'editor.error.question' };
  if (kind !== 'choice') return null;
  const given = choices.map((choice) => choice.trim());
  if (new Set(given.filter(Boolean)).size >= 2) return null;
  const choice = given.findIndex((text, index) => text === '' || given.indexOf(text) < index);
  return { choice: Math.max(choice, 0), message: 'editor.error.choices' };
}
