import type { Problem } from '@cpa/shared/contracts';
import fp from 'fastify-plugin';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable, isErasedConcurrently, isUnstorable } from '../errors/databaseErrors.ts';
import { DomainError, errorText, type ErrorText, type FieldTexts } from '../errors/domainError.ts';
import { fieldMessages, type FieldIssue } from '../errors/fieldMessages.ts';

type Answer = Problem & { status: number; retryAfter?: number };

/** Converts every error to a response. Internal details go to the log with the request id. */
export const errorHandler = fp((app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, retryAfter, ...body } = answerTo(error, request);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return send(reply, status, { ...body, request_id: request.id });
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, 404, { ...told('not_found'), request_id: request.id }),
  );
});

/** Sets the headers here, because a URL that cannot be decoded reaches no route and no hook. */
export function respondToInvalidUrl(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply
    .headers({ 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
    .header('content-security-policy', "default-src 'none';frame-ancestors 'none'");
  void send(reply, 400, { ...told('bad_url'), request_id: request.id });
}

const told = (code: 'not_found' | 'bad_url'): Problem => ({ code, message: errorText(code).message });

function answerTo(error: FastifyError, request: FastifyRequest): Answer {
  if (error instanceof DomainError) return problem(error.status, error.text, error.fields);
  if (error.validation) return fromValidation(error, request);
  if (isDatabaseUnreachable(error)) return { ...problem(503, errorText('unavailable')), retryAfter: 2 };
  if (isErasedConcurrently(error)) return problem(401, errorText('unauthenticated'));
  if (isUnstorable(error)) return problem(422, errorText('unstorable'));
  const status = error.statusCode ?? 500;
  if (status >= 500) return problem(500, errorText('internal'));
  const code = error.code?.toLowerCase() ?? 'refused';
  return isOwnText(code) ? problem(status, errorText(code)) : foreignProblem(status, code, error.message);
}

function fromValidation(error: FastifyError, request: FastifyRequest): Answer {
  // An id that cannot exist is a 404.
  if (error.validationContext === 'params') return problem(404, errorText('not_found'));
  const sent = error.validationContext === 'querystring' ? request.query : request.body;
  const fields = fieldMessages(error.validation as unknown as FieldIssue[], sent);
  return problem(422, errorText('invalid'), fields);
}

function problem(status: number, { code, params, message }: ErrorText, fields?: FieldTexts): Answer {
  return {
    ...foreignProblem(status, code, message),
    ...(params && { params }),
    ...(fields && {
      errors: mapFields(fields, (text) => text.message),
      error_codes: mapFields(fields, (text) => ({ code: text.code, params: text.params })),
    }),
  };
}

/** Problem with the text of a library, which is not in the catalogue. */
function foreignProblem(status: number, code: string, message: string): Answer {
  return { status, code, message, error: message };
}

function mapFields<T>(fields: FieldTexts, map: (text: ErrorText) => T): Record<string, T[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map(map)]));
}

function send(reply: FastifyReply, status: number, body: Problem): FastifyReply {
  // Bypass the response schema of the route: errors have their own.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Errors of Fastify that have their own text. */
const OWN_TEXTS = [
  'fst_err_ctp_body_too_large',
  'fst_err_ctp_invalid_media_type',
  'fst_err_ctp_invalid_json_body',
  'fst_err_ctp_empty_json_body',
] as const;

const isOwnText = (code: string): code is (typeof OWN_TEXTS)[number] =>
  OWN_TEXTS.some((each) => each === code);
