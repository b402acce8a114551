import type { VacancyTexts, VacancyUpdate } from '@cpa/shared/contracts';
import { parseAmount } from './amounts.ts';
import { type Draft, type DraftField, versionsOf } from './draft.ts';
import { findInvalid } from './fieldErrors.ts';
import { questionIssue } from './questions.ts';

type Body = Omit<VacancyUpdate, 'status' | 'version' | 'opens_at'>;

/** Returns the fields that the API accepts. Invalid ones are left out, so that they do not prevent saving the rest. */
export function requestBody(draft: Draft): Body {
  const invalid = findInvalid(draft);
  const { company_id: _company, opens_at: _opensAt, ...asTyped } = draft;
  const body: Body = {
    ...asTyped,
    title: draft.title.trim(),
    department: textOrNull(draft.department),
    occupation: draft.occupation?.id ?? null,
    translations: Object.fromEntries(
      versionsOf(draft).map(([language, texts]) => [
        language,
        { ...texts, title: texts.title.trim(), ...(texts.questions && { questions: askedIn(texts, draft) }) },
      ]),
    ),
    salary_min: parseAmount(draft.salary_min),
    salary_max: parseAmount(draft.salary_max),
    contact_email: textOrNull(draft.contact_email),
    external_apply_url: textOrNull(draft.external_apply_url),
    screening_questions: draft.screening_questions
      .filter((question) => questionIssue(question) === null)
      .map(withoutBlankChoices),
    valid_through: draft.valid_through === '' ? null : draft.valid_through,
  };
  if (body.title === '') delete body.title;
  // The API compares the two amounts with each other.
  if (invalid.salary_min || invalid.salary_max) {
    delete body.salary_min;
    delete body.salary_max;
  }
  for (const field of ['contact_email', 'external_apply_url'] as const)
    if (invalid[field]) delete body[field];
  return body;
}

/** Fields of the form that are only on this device after a save. */
export function unsentFields(draft: Draft): DraftField[] {
  return Object.keys(findInvalid(draft)) as DraftField[];
}

/** Texts of the questions and choices that the draft has. */
function askedIn({ questions = {} }: VacancyTexts, draft: Draft): VacancyTexts['questions'] {
  const asked = draft.screening_questions.flatMap(({ id, choices }) => {
    const texts = questions[id];
    if (!texts) return [];
    const given = Object.entries(texts.choices).filter(([choice]) => withoutBlanks(choices).includes(choice));
    return [[id, { ...texts, choices: Object.fromEntries(given) }] as const];
  });
  return Object.fromEntries(asked);
}

const withoutBlanks = (choices: readonly string[]): string[] =>
  choices.map((choice) => choice.trim()).filter(Boolean);

function withoutBlankChoices(
  question: Draft['screening_questions'][number],
): Draft['screening_questions'][number] {
  const { kind, knock_out = [] } = question;
  const choices = kind === 'choice' ? [...new Set(withoutBlanks(question.choices))] : [];
  const possible = kind === 'yes_no' ? ['yes', 'no'] : choices;
  return {
    ...question,
    question: question.question.trim(),
    choices,
    knock_out: knock_out.filter((answer) => possible.includes(answer)),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
