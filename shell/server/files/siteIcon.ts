import type { FastifyInstance } from 'fastify';

/** A hill, the sea and the sun, in the colours of the tokens. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6e7f"/>' +
  '<circle cx="21" cy="11" r="5" fill="#f7b733"/><path d="M4 24 13 11l7 9 3-4 5 8z" fill="#fff"/></svg>';

/** The picture in a browser's tab. */
export function siteIcon(app: FastifyInstance): void {
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
  );
}
