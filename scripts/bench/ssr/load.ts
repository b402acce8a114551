import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Length of a document, relative to that of the rendered one, below which the browser has to render the page. */
const RENDERED_SHARE = 0.9;
/** The first requests load the modules, and the browser renders those pages. */
const WARM_UP_REQUESTS = 20;

/**
 * Result of a load. `inBrowser`: pages that the server did not render, which `count` does not contain. `ownCpuMs`: CPU
 * time of this process, which sends the requests and responds as the API.
 */
export type Load = {
  count: number;
  inBrowser: number;
  seconds: number;
  cpuMs: number;
  bytes: number;
  ownCpuMs: number;
};

type Options = {
  port: number;
  concurrency: number;
  site: { cpuMs: () => number };
};

/** Loads a site server with requests for one page at a time. */
export function createLoad({ port, concurrency, site }: Options) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const lengths = new Map<string, number>();

  function read(path: string, cookie: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', cookie };
      get({ port, path, agent, headers }, (response) => {
        if (response.statusCode === 200) void buffer(response).then(resolve, reject);
        else reject(new Error(`${path} was answered with ${response.statusCode}.`));
      }).on('error', reject);
    });
  }

  return {
    /** Requests a page until it is rendered and, if it may be, cached. */
    async warmUp(path: string, cookie: string): Promise<void> {
      let longest = 0;
      for (let request = 0; request < WARM_UP_REQUESTS; request += 1) {
        const { length } = await read(path, cookie);
        longest = Math.max(longest, length);
      }
      // Cached documents are compressed more than those that are sent once, so each load has its own lengths.
      lengths.set(path, longest);
    },
    /** Requests a page for some seconds. Needs `warmUp`. */
    async run(path: string, cookie: string, seconds: number): Promise<Load> {
      const startedAt = performance.now();
      const endAt = startedAt + seconds * 1000;
      const cpuBefore = site.cpuMs();
      const ownBefore = process.cpuUsage();
      const longest = lengths.get(path)!;
      const load: Load = { count: 0, inBrowser: 0, seconds: 0, cpuMs: 0, bytes: longest, ownCpuMs: 0 };
      const visit = async () => {
        while (performance.now() < endAt) {
          const { length } = await read(path, cookie);
          if (length < longest * RENDERED_SHARE) load.inBrowser += 1;
          else load.count += 1;
        }
      };
      await Promise.all(Array.from({ length: concurrency }, visit));
      load.seconds = (performance.now() - startedAt) / 1000;
      load.cpuMs = site.cpuMs() - cpuBefore;
      const { user, system } = process.cpuUsage(ownBefore);
      load.ownCpuMs = (user + system) / 1000;
      return load;
    },
  };
}
