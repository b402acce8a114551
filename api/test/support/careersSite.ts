import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { runImport } from '../../src/domains/imports/runImport.service.ts';
import type { TestApp } from './openTestApp.ts';

export interface CareersSite {
  /** Origin of the site, as a company enters it. */
  url: string;
  /** Runs the import job in a network in which every host name is this machine. */
  read: (portal: TestApp, importId: number, signal?: AbortSignal) => Promise<void>;
  close: () => void;
}

/** A careers site without robots rules. */
export async function openCareersSite(answer: RequestListener): Promise<CareersSite> {
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://careers.example:${port}`,
    read: async ({ db, app: { config, publishEvent } }, importId, signal = new AbortController().signal) => {
      const log = pino({ level: 'silent' });
      await runImport({ db, config, publishEvent, log, signal }, importId, {
        resolve: async () => ['127.0.0.1'],
        mayConnect: (address, at) => address === '127.0.0.1' && at === port,
      });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns a page with these postings as JSON-LD. */
export function aCareersPage(...postings: object[]): string {
  const graph = postings.map((posting) => ({ '@type': 'JobPosting', ...posting }));
  return `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
}
