import type { FastifyInstance } from 'fastify';
import { logoPaths, palette } from '@cpa/shared/server';

/** Logo on a background, because browser tabs are light or dark. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 45 45">' +
  `<rect x="-2" y="-2" width="45" height="45" rx="11" fill="${palette.light.sea}"/>` +
  `${logoPaths(palette.light.paper, palette.dark.lagoon)}</svg>`;

/** `GET /icon.svg`: the favicon. */
export function siteIcon(app: FastifyInstance): void {
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
  );
}
