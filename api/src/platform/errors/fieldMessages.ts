import { errorText, type ErrorText, type FieldTexts } from './domainError.ts';

/** Zod issue as the Fastify type provider passes it on. */
export interface FieldIssue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Maximum number of reported fields; more are not typing errors. */
const MOST_UNKNOWN = 50;

/** Converts issues to texts by field; nested fields as `experience.0.title`. */
export function fieldMessages(issues: FieldIssue[], sent: unknown): FieldTexts {
  // Without a prototype, since a field may be called `constructor`.
  const errors = Object.create(null) as FieldTexts;
  const add = (field: string, text: ErrorText): void => {
    (errors[field] ??= []).push(text);
  };
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter((part) => part !== '');
    if (issue.keyword === 'unrecognized_keys') {
      for (const key of (issue.params['keys'] as string[]).slice(0, MOST_UNKNOWN))
        add([...path, key].join('.'), errorText('unknown_field'));
    } else {
      add(path.join('.') || 'body', textFor(issue, valueAt(sent, path)));
    }
  }
  return errors;
}

function textFor({ keyword, params }: FieldIssue, value: unknown): ErrorText {
  if (value === undefined || value === null || value === '') return errorText('required');
  switch (keyword) {
    case 'too_small':
      return tooSmall(String(params['origin']), Number(params['minimum']));
    case 'too_big':
      return tooBig(String(params['origin']), Number(params['maximum']));
    case 'invalid_type':
      return errorText(KINDS[String(params['expected'])] ?? 'other_kind_expected');
    case 'invalid_format':
      return errorText(params['format'] === 'email' ? 'email_invalid' : 'wrong_format');
    case 'invalid_value':
      return errorText('not_one_of', { values: (params['values'] as unknown[]).join(', ') });
    default:
      return errorText('value_invalid');
  }
}

function tooSmall(origin: string, minimum: number): ErrorText {
  if (origin === 'string') {
    return minimum === 1 ? errorText('required') : errorText('too_short', { minimum });
  }
  return errorText(origin === 'array' ? 'too_few' : 'too_low', { minimum });
}

function tooBig(origin: string, maximum: number): ErrorText {
  if (origin === 'string') return errorText('too_long', { maximum });
  return errorText(origin === 'array' ? 'too_many_chosen' : 'too_high', { maximum });
}

const KINDS: Partial<
  Record<string, `${'text' | 'number' | 'whole_number' | 'boolean' | 'list' | 'object'}_expected`>
> = {
  string: 'text_expected',
  number: 'number_expected',
  int: 'whole_number_expected',
  boolean: 'boolean_expected',
  array: 'list_expected',
  object: 'object_expected',
};

function valueAt(sent: unknown, path: string[]): unknown {
  return path.reduce(
    (value: unknown, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    sent,
  );
}
