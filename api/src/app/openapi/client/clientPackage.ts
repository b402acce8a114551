import { gzipSync } from 'node:zlib';
import { type ApiDocument, clientTypes } from './clientTypes.ts';
import { tarFile } from './tarFile.ts';

/** The library that the client is built on, in the version of its tests. */
const OPENAPI_FETCH = '0.17.0';
const NAME = '@career-portal-aruba/client';

/** Packs the TypeScript client of an OpenAPI document as `npm install` takes it. `url` is the API's, through the site. */
export function clientPackage(
  document: ApiDocument,
  { url, version }: { url: string; version: string },
): Buffer {
  const description = {
    name: NAME,
    version,
    description: 'TypeScript client of Career Portal Aruba, generated from its OpenAPI document.',
    license: 'UNLICENSED',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    sideEffects: false,
    engines: { node: '>=20' },
    dependencies: { 'openapi-fetch': OPENAPI_FETCH },
  };
  return gzipSync(
    tarFile({
      'package/package.json': `${JSON.stringify(description, null, 2)}\n`,
      'package/README.md': readme(url),
      'package/index.js': script(url),
      'package/index.d.ts': TYPES + clientTypes(document),
    }),
  );
}

const script = (url: string): string => `import createFetchClient from 'openapi-fetch';

/** Creates a client. Errors are returned, not thrown: \`const { data, error } = await client.GET('/vacancies')\`. */
export function createClient({ token, ...options } = {}) {
  const client = createFetchClient({ baseUrl: ${JSON.stringify(url)}, ...options });
  client.use({
    onRequest({ request }) {
      request.headers.set('X-Requested-With', 'XMLHttpRequest');
      const value = typeof token === 'function' ? token() : token;
      if (value) request.headers.set('Authorization', \`Bearer \${value}\`);
      return request;
    },
  });
  return client;
}
`;

const TYPES = `import type { Client, ClientOptions } from 'openapi-fetch';

export type PortalClientOptions = ClientOptions & {
  /** Access token, or a function that returns the current one. */
  token?: string | (() => string | undefined);
};

/** Creates a client. Errors are returned, not thrown: \`const { data, error } = await client.GET('/vacancies')\`. */
export declare function createClient(options?: PortalClientOptions): Client<paths>;

`;

const readme = (url: string): string => `# ${NAME}

Typed client of the API at ${url}, built on [openapi-fetch](https://openapi-ts.dev/openapi-fetch/).

    npm install ${url}/docs/client.tgz

\`\`\`ts
import { createClient } from '${NAME}';

const portal = createClient();
const { data: session, error } = await portal.POST('/account/login', { body: { email, password } });
const mine = createClient({ token: () => session?.access_token });
const { data: vacancy } = await mine.GET('/vacancies/{id}', { params: { path: { id: '7' } } });
\`\`\`

An access token lasts ten minutes; \`POST /account/recruiter/refresh\` exchanges the refresh token for new ones.
`;
