import type { Locale, VacancyTexts } from '@cpa/shared/contracts';
import { type Draft, type DraftField, versionsOf } from '../model/draft.ts';
import { firstGap } from '../model/fieldErrors.ts';
import { questionIssue } from '../model/questions.ts';
import { controlId } from './useDraftField.ts';

/** ID of the text field of a question. */
export const questionFieldId = (id: string): string => `question-${id}`;

/** ID of the text field of a choice. */
export const choiceFieldId = (id: string, index: number): string => `choice-${id}-${index}`;

/** ID of the control of a text in a version. */
export const versionFieldId = (language: Locale, field: keyof VacancyTexts): string =>
  `vacancy-${language}-${field}`;

/** Scrolls to the control of a field and focuses it. */
export function focusField(draft: Draft, field: DraftField): void {
  const question = field === 'screening_questions' ? questionControlId(draft) : null;
  const version = field === 'translations' ? versionControlId(draft) : null;
  const control = document.getElementById(question ?? version ?? controlId(field));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Returns the ID of the first control to fill in, else of the first version; null without versions. */
function versionControlId(draft: Draft): string | null {
  const { language, field } = firstGap(draft) ?? {
    language: versionsOf(draft)[0]?.[0],
    field: 'title' as const,
  };
  return language ? versionFieldId(language, field) : null;
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
