import { constants } from 'node:http2';
import type { FastifyInstance, FastifyServerOptions, RawRequestDefaultExpression } from 'fastify';
import type { Http2SecureServer, Http2ServerRequest } from 'node:http2';

/**
 * Protocol of the server. Browsers use HTTP/2 over TLS only; there, a file that hangs holds a stream and not one of
 * six connections. `cleartext` is HTTP/2 without TLS for a proxy that terminates it; HTTP/1.1 is refused then.
 */
export type Transport =
  { kind: 'http1' } | { kind: 'cleartext' } | { kind: 'tls'; certificate: string; key: string };

/** Milliseconds between checks for slow connections; the default of Node is 30 s. */
const CONNECTION_CHECK_MS = 2000;

/** Milliseconds for a whole request to arrive; Fastify has no limit by default. */
export const REQUEST_TIMEOUT_MS = 30_000;

const HEADERS_TIMEOUT_MS = 15_000;

/** Open requests of one HTTP/2 connection. */
const MAX_STREAMS = 128;

/** Returns the options of Fastify for a transport. */
export function transportOptions(transport: Transport): FastifyServerOptions {
  const http = { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTION_CHECK_MS };
  const settings = { maxConcurrentStreams: MAX_STREAMS };
  return optionsOf();

  function optionsOf(): object {
    switch (transport.kind) {
      case 'http1':
        return { http };
      case 'cleartext':
        return { http2: true, http: { settings } };
      case 'tls':
        return {
          http2: true,
          https: {
            cert: transport.certificate,
            key: transport.key,
            // Health checks and other clients that are not browsers.
            allowHTTP1: true,
            http1Options: http,
            minVersion: 'TLSv1.2',
            settings,
          },
        };
    }
  }
}

/** Sets the limits that Fastify sets for HTTP/1.1 only. */
export function limitHttp2Requests(
  app: FastifyInstance,
  transport: Transport,
  timeoutMs = REQUEST_TIMEOUT_MS,
): void {
  if (transport.kind === 'http1') return;
  if (transport.kind === 'tls') {
    const server = app.server as unknown as Http2SecureServer & typeof app.server;
    server.headersTimeout = HEADERS_TIMEOUT_MS;
    server.requestTimeout = REQUEST_TIMEOUT_MS;
  }
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.raw.httpVersionMajor === 2) closeAtDeadline(request.raw, payload, timeoutMs);
    done();
  });
}

function closeAtDeadline(
  raw: RawRequestDefaultExpression,
  payload: NodeJS.EventEmitter,
  timeoutMs: number,
): void {
  const { stream } = raw as unknown as Http2ServerRequest;
  // Nothing reads the body of such a request, so no event would end the timer before the response does.
  if (stream.endAfterHeaders) return;
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), timeoutMs);
  for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(timer));
}
