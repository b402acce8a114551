import { apiErrorText, type ErrorCode, type ErrorParams } from '@cpa/shared/server';

/** Text of a code with its values, as in a response. */
export interface ErrorText {
  code: ErrorCode;
  params: Record<string, string | number> | undefined;
  message: string;
}

/** Texts by field of the body. */
export type FieldTexts = Record<string, ErrorText[]>;

/** The values that the text of a code needs, none for a text without placeholders. */
type ParamsOf<Code> = [Extract<Code, keyof ErrorParams>] extends [never]
  ? []
  : [params: ErrorParams[Extract<Code, keyof ErrorParams>]];

export const errorText = <Code extends ErrorCode>(code: Code, ...[params]: ParamsOf<Code>): ErrorText => ({
  code,
  params,
  message: apiErrorText(code, params),
});

/** Error thrown by rules; the error handler converts it to a problem response with this status. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly status: number;
  readonly code: Code;
  readonly text: ErrorText;
  readonly fields: FieldTexts | undefined;

  constructor(status: number, code: Code, ...params: ParamsOf<Code>) {
    const text = errorText(code, ...params);
    super(text.message);
    this.name = 'DomainError';
    this.status = status;
    this.code = code;
    this.text = text;
  }

  /** Adds the texts of fields. */
  at(fields: FieldTexts): this {
    return Object.assign(this, { fields });
  }
}

type Missing = ErrorCode extends infer Code ? (Code extends `${infer What}_not_found` ? What : never) : never;

export const notFound = (what: Missing): DomainError => new DomainError(404, `${what}_not_found`);

/** Creates the error of a field that passes the schema and fails a rule. */
export function invalidField<Code extends ErrorCode>(
  field: string,
  code: Code,
  ...params: ParamsOf<Code>
): DomainError<Code> {
  return new DomainError(422, code, ...params).at({ [field]: [errorText(code, ...params)] });
}

/** Creates the error of several fields. */
export const invalidFields = (fields: FieldTexts): DomainError => new DomainError(422, 'invalid').at(fields);
