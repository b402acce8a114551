/** Zod issue as the Fastify type provider passes it on. */
export interface FieldIssue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Limit of reported fields; a larger number is no typing error. */
const MOST_UNKNOWN = 50;

/** Converts issues to plain English messages by field; nested fields as `experience.0.title`. */
export function fieldMessages(issues: FieldIssue[], sent: unknown): Record<string, string[]> {
  // Without a prototype, since a field may be called `constructor`.
  const errors = Object.create(null) as Record<string, string[]>;
  const add = (field: string, sentence: string): void => {
    (errors[field] ??= []).push(sentence);
  };
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter((part) => part !== '');
    if (issue.keyword === 'unrecognized_keys') {
      for (const key of (issue.params['keys'] as string[]).slice(0, MOST_UNKNOWN))
        add([...path, key].join('.'), 'This field does not exist. Leave it out.');
    } else {
      add(path.join('.') || 'body', sentenceFor(issue, valueAt(sent, path)));
    }
  }
  return errors;
}

function sentenceFor({ keyword, params }: FieldIssue, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'This field is required.';
  switch (keyword) {
    case 'too_small':
      return tooSmall(String(params['origin']), Number(params['minimum']));
    case 'too_big':
      return tooBig(String(params['origin']), Number(params['maximum']));
    case 'invalid_type':
      return `This must be ${KINDS[String(params['expected'])] ?? 'of another kind'}.`;
    case 'invalid_format':
      return params['format'] === 'email'
        ? 'This e-mail address is not valid. Write it like name@example.com.'
        : 'This has the wrong format. Check it and try again.';
    case 'invalid_value':
      return `This must be one of: ${(params['values'] as unknown[]).join(', ')}.`;
    default:
      return 'This value is not valid. Choose another one.';
  }
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') {
    return minimum === 1 ? 'This field is required.' : `This needs at least ${minimum} characters.`;
  }
  if (origin === 'array') return `Choose at least ${minimum}.`;
  return `This must be at least ${minimum}.`;
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `This may have at most ${maximum} characters.`;
  if (origin === 'array') return `Choose at most ${maximum}.`;
  return `This must be at most ${maximum}.`;
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function valueAt(sent: unknown, path: string[]): unknown {
  return path.reduce(
    (value: unknown, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    sent,
  );
}
