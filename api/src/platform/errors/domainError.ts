/** What a rule throws when the answer is no; the error handler turns it into a problem of that status. */
export class DomainError extends Error {
  readonly status: number;
  /** For programs, as `vacancy_closed`. */
  readonly code: string;
  /** What is wrong with each field of the body. */
  readonly errors: Record<string, string[]> | undefined;

  constructor(status: number, code: string, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.name = 'DomainError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export const notFound = (what: string): DomainError =>
  new DomainError(404, 'not_found', `${what} was not found.`);

/** A field that the schema lets pass and a rule refuses. */
export const invalidField = (field: string, sentence: string): DomainError =>
  new DomainError(422, 'invalid', sentence, { [field]: [sentence] });
