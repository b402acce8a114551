import type { Problem } from '@cpa/shared/contracts';
import fp from 'fastify-plugin';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable, isErasedConcurrently, isUnstorable } from '../errors/databaseErrors.ts';
import { DomainError } from '../errors/domainError.ts';
import { fieldMessages, type FieldIssue } from '../errors/fieldMessages.ts';

type Answer = Problem & { status: number; retryAfter?: number };

/** Converts every error to a response. Internal details go to the log with the request id. */
export const errorHandler = fp((app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, retryAfter, ...told } = answerTo(error, request);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return send(reply, status, { ...told, request_id: request.id });
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, 404, {
      message: 'There is nothing at this address.',
      code: 'not_found',
      request_id: request.id,
    }),
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
  const told = { message: 'This address cannot be read.', code: 'bad_address' };
  void send(reply, 400, { ...told, request_id: request.id });
}

function answerTo(error: FastifyError, request: FastifyRequest): Answer {
  if (error instanceof DomainError) return fromRule(error);
  if (error.validation) return fromValidation(error, request);
  if (isDatabaseUnreachable(error)) {
    return problem(
      503,
      'unavailable',
      'We cannot reach our database at the moment. Please try again shortly.',
      2,
    );
  }
  if (isErasedConcurrently(error)) return problem(401, 'unauthenticated', 'Please sign in.');
  if (isUnstorable(error)) return problem(422, 'invalid', 'Something you sent cannot be stored.');
  const status = error.statusCode ?? 500;
  if (status >= 500) return problem(500, 'internal', 'Something went wrong on our side. Please try again.');
  return problem(
    status,
    error.code?.toLowerCase() ?? 'refused',
    SENTENCES[error.code ?? ''] ?? error.message,
  );
}

function fromRule({ status, code, message, errors }: DomainError): Answer {
  return { status, code, message, error: message, ...(errors && { errors }) };
}

function fromValidation(error: FastifyError, request: FastifyRequest): Answer {
  // An id that cannot exist is a 404.
  if (error.validationContext === 'params')
    return problem(404, 'not_found', 'There is nothing at this address.');
  const sent = error.validationContext === 'querystring' ? request.query : request.body;
  const errors = fieldMessages(error.validation as unknown as FieldIssue[], sent);
  return { ...problem(422, 'invalid', 'Please check the fields that are marked.'), errors };
}

function problem(status: number, code: string, message: string, retryAfter?: number): Answer {
  return { status, code, message, error: message, ...(retryAfter !== undefined && { retryAfter }) };
}

function send(reply: FastifyReply, status: number, body: Problem): FastifyReply {
  // Bypass the response schema of the route: errors have their own.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

const SENTENCES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'What you sent is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This kind of content is not understood here.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'What you sent is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
};
