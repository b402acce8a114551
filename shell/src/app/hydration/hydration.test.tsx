import { aHost } from '@cpa/shared/testing';
import { waitFor } from '@testing-library/react';
import { extractStyles } from '../rendering/extractStyles.ts';
import { trackRequests } from '../rendering/trackRequests.ts';
import { EARLY_INPUT_SCRIPT } from '../../../server/documents/respond/earlyInput.ts';
import { removeSpeculationRules } from './removeSpeculationRules.ts';
import { replayEarlyInput } from './replayEarlyInput.ts';
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

  /** Sends the requests of a page on the server and returns the content of the page. */
  async function renderedResponses() {
    const { api } = aHost({ responses });
    const requests = trackRequests(api);
    void api.publicClient.get('/jobs', { params: { page: 1 } });
    void api.publicClient.post('/jobs/search', search);
    await requests.settled();
    return { responses: requests.responses(), hasFailed: requests.hasFailed() };
  }

  test('are used once for the same requests of the browser', async () => {
    const server = await renderedResponses();
    expect(server.hasFailed).toBe(false);
    const page = { now: Date.now(), state: {}, styles: [], responses: server.responses };
    const replay = replayResponses(page);
    const { api, requests } = aHost({ responses, respond: replay.respond });
    expect((await api.publicClient.get('/jobs', { params: { page: 1 } })).data).toEqual([{ id: 1 }]);
    expect((await api.publicClient.post('/jobs/search', search)).data).toEqual([{ id: 2 }]);
    expect(requests).toEqual([]);
    await api.publicClient.get('/jobs', { params: { page: 1 } });
    expect(requests).toHaveLength(1);
    replay.end();
  });

  test('are requested again when the page is old, as in a restored tab', async () => {
    const server = await renderedResponses();
    const old = { now: Date.now() - 600_000, state: {}, styles: [], responses: server.responses };
    const { api, requests } = aHost({ responses, respond: replayResponses(old).respond });
    await api.publicClient.get('/jobs', { params: { page: 1 } });
    expect(requests).toHaveLength(1);
  });

  test('let the API count views that it has not counted', async () => {
    const key = 'get /jobs null null';
    const replay = replayResponses({
      now: Date.now(),
      state: {},
      styles: [],
      responses: { [key]: { body: 'a job', isUncounted: true } },
    });
    const { api, requests } = aHost({ responses: { 'HEAD /jobs': {} }, respond: replay.respond });
    await api.publicClient.get('/jobs');
    expect(requests).toEqual([]);
    replay.end();
    replay.countViews(api);
    await waitFor(() => expect(requests.map(({ method }) => method)).toEqual(['HEAD']));
  });

  test.each([
    [404, false],
    [503, true],
    [429, true],
  ])('distinguish a missing object from an API that fails: %i', async (status, hasFailed) => {
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

test('hands boxes and choices that were changed before hydration to React', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<input type="checkbox" id="on"><input type="checkbox" checked id="off"><input type="checkbox" id="same">' +
    '<input type="radio" name="r" checked><input type="radio" name="r" id="radio">' +
    '<select><option selected>a</option><option>b</option></select>';
  document.body.append(root);
  root.querySelector<HTMLInputElement>('#on')!.checked = true;
  root.querySelector<HTMLInputElement>('#off')!.checked = false;
  root.querySelector<HTMLInputElement>('#radio')!.checked = true;
  root.querySelector('select')!.value = 'b';
  const restore = restoreInput(root);
  expect(root.querySelector<HTMLInputElement>('#on')!.checked).toBe(false);
  const changes: string[] = [];
  root.addEventListener('change', ({ target }) => {
    const { id, value, checked } = target as HTMLInputElement;
    changes.push(id ? `${id} ${checked}` : value);
  });
  restore();
  expect(changes).toEqual(['on true', 'off false', 'radio true', 'b']);
  root.remove();
});

describe('input before hydration', () => {
  let root: HTMLElement;
  let used: string[];
  beforeAll(() => {
    // The document runs this script before the shell.
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- The script is text in the document.
    new Function(EARLY_INPUT_SCRIPT)();
  });
  beforeEach(() => {
    delete document.documentElement.dataset['hydrated'];
    used = [];
    root = document.createElement('div');
    root.innerHTML =
      '<button id="open">Open <b>it</b></button><form id="plain"><button id="send">Send</button></form>' +
      '<form id="search" action="/vacancies"><button id="find">Find</button></form>';
    document.body.append(root);
    for (const type of ['click', 'submit'])
      root.addEventListener(type, (event) => {
        used.push(`${type} ${(event.target as HTMLElement).id}`);
        if (type === 'submit') event.preventDefault();
      });
  });
  afterEach(() => root.remove());

  const hydrate = () => {
    document.documentElement.dataset['hydrated'] = '';
    replayEarlyInput();
  };

  test('repeats the click on a button once the page is interactive', () => {
    root.querySelector('b')!.click();
    expect(used).toEqual([]);
    hydrate();
    expect(used).toEqual(['click open']);
    replayEarlyInput();
    expect(used).toHaveLength(1);
  });

  test('submits a form without an action only then', () => {
    root.querySelector<HTMLFormElement>('#plain')!.requestSubmit();
    expect(used).toEqual([]);
    hydrate();
    expect(used).toEqual(['submit plain']);
  });

  test('leaves a form with an action to the browser', () => {
    root.querySelector<HTMLButtonElement>('#find')!.click();
    expect(used).toEqual(['click find', 'submit search']);
    hydrate();
    expect(used).toHaveLength(2);
  });

  test('repeats the click on the button that replaces the one of a frame', () => {
    root.querySelector<HTMLButtonElement>('#open')!.click();
    root.innerHTML = '<button id="other">Close it</button><button id="new">Open <b>it</b></button>';
    hydrate();
    expect(used).toEqual(['click new']);
  });

  test('repeats no click on a button of a frame whose name several new buttons have', () => {
    root.querySelector<HTMLButtonElement>('#open')!.click();
    root.innerHTML = '<button id="first">Open it</button><button id="second">Open it</button>';
    hydrate();
    expect(used).toEqual([]);
  });

  test('drops a click on a button that is gone', () => {
    root.querySelector<HTMLButtonElement>('#open')!.click();
    root.replaceChildren();
    hydrate();
    expect(used).toEqual([]);
  });
});

test('stops prefetching documents once the page is interactive', () => {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  document.body.append(rules);
  removeSpeculationRules();
  expect(document.querySelector('script[type="speculationrules"]')).toBeNull();
});
