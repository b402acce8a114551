import { aHost } from '@cpa/shared/testing';
import { waitFor } from '@testing-library/react';
import { extractStyles } from '../rendering/extractStyles.ts';
import { trackRequests } from '../rendering/trackRequests.ts';
import { replayResponses } from './replayResponses.ts';
import { restoreInput } from './restoreInput.ts';
import { restoreStyles } from './restoreStyles.ts';

describe('styles of a rendered page', () => {
  test('are moved out of the HTML and restored on the elements', () => {
    const rendered =
      '<i style="width:4px">a style=&quot;b&quot;</i><b style="color:red"></b><u style="width:4px"></u>';
    const { html, styles } = extractStyles(rendered);
    expect(styles).toEqual(['width:4px', 'color:red']);
    expect(html).not.toContain('style="');
    const root = document.createElement('div');
    root.innerHTML = html;
    restoreStyles(root, styles);
    expect([...root.children].map((child) => (child as HTMLElement).style.cssText)).toEqual([
      'width: 4px;',
      'color: red;',
      'width: 4px;',
    ]);
    expect(root.innerHTML).not.toContain('data-s');
  });

  test('are left out when they could end their rule', () => {
    expect(extractStyles('<i style="width:4px}body{display:none"></i>')).toEqual({
      html: '<i></i>',
      styles: [],
    });
  });
});

describe('responses of a rendered page', () => {
  const responses = { 'GET /jobs': [{ id: 1 }], 'POST /jobs/search': [{ id: 2 }] };
  const search = { search_string: 'cook' };

  /** Sends the requests of a page on the server and returns what the page contains. */
  async function renderedResponses() {
    const { api } = aHost({ responses });
    const requests = trackRequests(api);
    void api.publicClient.get('/jobs', { params: { page: 1 } });
    void api.publicClient.post('/jobs/search', search);
    await requests.settled();
    return { responses: requests.responses(), hasFailed: requests.hasFailed() };
  }

  test('answer the same requests of the browser once', async () => {
    const server = await renderedResponses();
    expect(server.hasFailed).toBe(false);
    const { api, requests } = aHost({ responses });
    const page = { now: Date.now(), state: {}, styles: [], responses: server.responses };
    const replay = replayResponses(api, page);
    expect((await api.publicClient.get('/jobs', { params: { page: 1 } })).data).toEqual([{ id: 1 }]);
    expect((await api.publicClient.post('/jobs/search', search)).data).toEqual([{ id: 2 }]);
    expect(requests).toEqual([]);
    await api.publicClient.get('/jobs', { params: { page: 1 } });
    expect(requests).toHaveLength(1);
    replay.end();
  });

  test('are requested again when the page is old, as in a restored tab', async () => {
    const server = await renderedResponses();
    const { api, requests } = aHost({ responses });
    replayResponses(api, { now: Date.now() - 600_000, state: {}, styles: [], responses: server.responses });
    await api.publicClient.get('/jobs', { params: { page: 1 } });
    expect(requests).toHaveLength(1);
  });

  test('let the API count views that it has not counted', async () => {
    const { api, requests } = aHost({ responses: { 'HEAD /jobs': {} } });
    const key = 'get /jobs null null';
    const replay = replayResponses(api, {
      now: Date.now(),
      state: {},
      styles: [],
      responses: { [key]: { body: 'a job', isUncounted: true } },
    });
    await api.publicClient.get('/jobs');
    expect(requests).toEqual([]);
    replay.end();
    await waitFor(() => expect(requests.map(({ method }) => method)).toEqual(['HEAD']));
  });

  test.each([
    [404, false],
    [503, true],
    [429, true],
  ])('tell a missing object from an API that fails: %i', async (status, hasFailed) => {
    const { api } = aHost({ responses: { 'GET /jobs': { status, body: { message: 'No.' } } } });
    const requests = trackRequests(api);
    void api.publicClient.get('/jobs').catch(() => {});
    await requests.settled();
    expect(requests.hasFailed()).toBe(hasFailed);
    expect(requests.responses()).toEqual({});
    expect(requests.objects()).toEqual(status === 404 ? { '/jobs': null } : {});
  });
});

test('hands text that was typed before hydration to React', () => {
  const root = document.createElement('div');
  root.innerHTML = '<input value="a"><input value="b"><input type="checkbox">';
  document.body.append(root);
  const [typed] = root.querySelectorAll('input');
  typed!.value = 'typed';
  const restore = restoreInput(root);
  const inputs: string[] = [];
  root.addEventListener('input', ({ target }) => inputs.push((target as HTMLInputElement).value));
  typed!.value = 'a';
  restore();
  expect(inputs).toEqual(['typed']);
  root.remove();
});
