type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Answers = readonly [
  visitor: number,
  unverified: number,
  foreign: number,
  own: number,
  applicant: number,
  other: number,
];
/** Placeholders in braces name one of `OBJECTS`, in URLs and in bodies. Bodies are rebuilt for each call. */
export type Row = readonly [method: Method, url: string, answers: Answers, body?: () => object];

export const ANYONE: Answers = [401, 200, 200, 200, 200, 200];
export const RECRUITERS: Answers = [401, 200, 200, 200, 403, 403];
export const VERIFIED: Answers = [401, 403, 200, 200, 403, 403];
export const COMPANY: Answers = [401, 200, 404, 200, 403, 403];
export const VERIFIED_COMPANY: Answers = [401, 403, 404, 200, 403, 403];
export const APPLICANTS: Answers = [401, 403, 403, 403, 200, 200];
export const APPLICANTS_NEW: Answers = [401, 403, 403, 403, 201, 201];
export const APPLICANT: Answers = [401, 403, 403, 403, 200, 404];
/** None of the callers is an operator. */
export const OPERATORS: Answers = [401, 404, 404, 404, 404, 404];
