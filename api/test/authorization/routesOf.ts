import type { FastifyInstance } from 'fastify';

/**
 * Every route that the app answers, in its document or not, as `GET /vacancies/{id}`. HEAD goes with GET. Read from the
 * app's own list: a tree, four columns a level, in which an address goes on from the one above it.
 */
export function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, lead, part, methods] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/u.exec(line) ?? [];
      if (lead === undefined || part === undefined || methods === undefined) return [];
      above.length = lead.length / 4;
      above.push(part);
      const path = above
        .join('')
        .replaceAll(/:(\w+)(?:\|:\w+)*/g, '{$1}')
        .replace(/(.)\/$/, '$1');
      return methods.split(', ').map((method) => `${method} ${path}`);
    });
  return routes.filter((route) => !route.startsWith('HEAD '));
}
