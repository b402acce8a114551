/** Error thrown by rules; the error handler converts it to a problem response with this status. */
export class DomainError extends Error {
  readonly status: number;
  /** Machine-readable code, as `vacancy_closed`. */
  readonly code: string;
  /** Messages by field of the body. */
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

/** Creates the error of a field that passes the schema and fails a rule. */
export const invalidField = (field: string, sentence: string): DomainError =>
  new DomainError(422, 'invalid', sentence, { [field]: [sentence] });
