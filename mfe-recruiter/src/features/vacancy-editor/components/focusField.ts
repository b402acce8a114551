import type { Draft, DraftField } from '../model/draft.ts';
import { questionIssue } from '../model/questions.ts';
import { controlId } from './useDraftField.ts';

/** ID of the text field of a question. */
export const questionFieldId = (id: string): string => `question-${id}`;

/** ID of the text field of a choice. */
export const choiceFieldId = (id: string, index: number): string => `choice-${id}-${index}`;

/** Scrolls to the control of a field and focuses it. */
export function focusField(draft: Draft, field: DraftField): void {
  const question = field === 'screening_questions' ? questionControlId(draft) : null;
  const control = document.getElementById(question ?? controlId(field));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Returns the ID of the first control to correct, else of the first question; null without questions. */
function questionControlId({ screening_questions: questions }: Draft): string | null {
  for (const question of questions) {
    const issue = questionIssue(question);
    if (!issue) continue;
    return issue.choice === null ? questionFieldId(question.id) : choiceFieldId(question.id, issue.choice);
  }
  return questions[0] ? questionFieldId(questions[0].id) : null;
}
