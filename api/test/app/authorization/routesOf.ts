import type { FastifyInstance } from 'fastify';

/**
 * Lists every route of the app, documented or not, for example `GET /vacancies/{id}`, without HEAD. Parses the route
 * tree that Fastify prints: four columns a level, each level continuing the URL of its parent.
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
