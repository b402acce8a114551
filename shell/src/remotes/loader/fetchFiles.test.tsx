import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { fetchFiles } from './fetchFiles.ts';

const loaded: string[] = [];
beforeEach(() => {
  loaded.length = 0;
  performance.getEntriesByName = (name) => (loaded.includes(name) ? [{} as PerformanceEntry] : []);
});

const signal = () => new AbortController().signal;

describe('fetchFiles', () => {
  test('fetches what the page has not loaded yet from the requested base URL', async () => {
    const request = jest.fn(() => Promise.resolve(new Response('')));
    globalThis.fetch = request;
    loaded.push('http://localhost/remotes-mirror/mfe-checkout/bb/entry.js');
    await fetchFiles(anActiveRemote(), ['entry.js', 'module.js'], { baseUrl: 1, signal: signal() });
    expect(request.mock.calls.map(([url]: unknown[]) => url)).toEqual([
      'http://localhost/remotes-mirror/mfe-checkout/bb/module.js',
    ]);
  });

  test('does not fetch a style sheet that the document contains', async () => {
    document.head.innerHTML = '<style data-href="plans.1.css"></style>';
    const request = jest.fn(() => Promise.resolve(new Response('')));
    globalThis.fetch = request;
    const files = ['plans.1.css', 'plan.1.css'];
    await fetchFiles(anActiveRemote(), files, { baseUrl: 0, signal: signal() });
    expect(request.mock.calls.map(([url]: unknown[]) => String(url).split('/').at(-1))).toEqual([
      'plan.1.css',
    ]);
    document.head.replaceChildren();
  });

  test('fetches a file again whose request failed', async () => {
    performance.getEntriesByName = () => [{ responseStatus: 503 } as PerformanceResourceTiming];
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response('')));
    await fetchFiles(anActiveRemote(), ['entry.js'], { baseUrl: 0, signal: signal() });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('leaves a failed request to the import', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const done = fetchFiles(anActiveRemote(), ['entry.js'], { baseUrl: 0, signal: signal() });
    await expect(done).resolves.toBeUndefined();
  });

  test('aborts a request that hangs', async () => {
    globalThis.fetch = jest.fn(
      (_url, init) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const deadline = new AbortController();
    const done = fetchFiles(anActiveRemote(), ['entry.js'], { baseUrl: 0, signal: deadline.signal });
    deadline.abort();
    await expect(done).rejects.toThrow('aborted');
  });

  test('requests no file of a development server', async () => {
    globalThis.fetch = jest.fn();
    await fetchFiles(anActiveRemote({ files: [] }), ['entry.js'], { baseUrl: 0, signal: signal() });
    expect(fetch).not.toHaveBeenCalled();
  });
});
