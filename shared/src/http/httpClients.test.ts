import { AxiosError, type AxiosAdapter, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { activateLocale } from '../i18n/index.ts';
import { ApiError } from './apiError.ts';
import { request } from './callApi.ts';
import type { TokenSource } from './clientOptions.ts';
import { createHttpClients } from './httpClients.ts';
import { errorText } from './errorText.ts';
import { translateResults } from './inLanguageOfPage.ts';

type FakeResponse = { status: number; data?: unknown };

/** Fake network adapter that records every request. */
function fakeNetwork(respond: (config: InternalAxiosRequestConfig) => FakeResponse) {
  const requests: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    requests.push({ ...config, headers: AxiosHeaders.from(config.headers) });
    const { status, data } = respond(config);
    const response = { status, data, statusText: '', headers: {}, config };
    if (status < 400) return response;
    throw new AxiosError(`status ${status}`, 'ERR', config, null, response);
  };
  return { adapter, requests };
}

function clientsWith(
  respond: (config: InternalAxiosRequestConfig) => FakeResponse,
  tokens: Partial<TokenSource> = {},
) {
  const network = fakeNetwork(respond);
  const clients = createHttpClients({
    baseURL: '/api',
    adapter: network.adapter,
    tokens: {
      accessToken: () => null,
      refresh: () => Promise.reject(new Error('no refresh expected')),
      ...tokens,
    },
  });
  return { ...clients, requests: network.requests };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.data : error),
  );

describe('the two request clients', () => {
  it('send their name and credentials on every call', async () => {
    const { publicClient, requests } = clientsWith(() => ({ status: 200, data: {} }));
    await publicClient.get('/options');
    expect(requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(requests[0]?.withCredentials).toBe(true);
  });

  it('send the language of the page on every call', async () => {
    const { publicClient, privateClient, requests } = clientsWith(() => ({ status: 200, data: {} }));
    await publicClient.get('/options');
    await activateLocale('pap');
    await privateClient.get('/applicant/me');
    await activateLocale('en');
    expect(requests.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['en', 'pap-AW']);
  });

  it('send the bearer token on private calls only', async () => {
    const { publicClient, privateClient, requests } = clientsWith(() => ({ status: 200 }), {
      accessToken: () => 'abc',
    });
    await publicClient.get('/options');
    await privateClient.get('/applicant/me');
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([undefined, 'Bearer abc']);
  });

  it('refresh once after a 401 and repeat the request with the new token', async () => {
    let token = 'old';
    const { privateClient, requests } = clientsWith(
      ({ headers }) =>
        headers.get('Authorization') === 'Bearer new' ? { status: 200, data: 'fine' } : { status: 401 },
      {
        accessToken: () => token,
        refresh: async (refused) => {
          expect(refused).toBe('old');
          return (token = 'new');
        },
      },
    );
    expect((await privateClient.get('/applicant/me')).data).toBe('fine');
    expect(requests).toHaveLength(2);
  });

  it('do not repeat a second time when the new token is rejected too', async () => {
    const { privateClient, requests } = clientsWith(() => ({ status: 401, data: { message: 'No.' } }), {
      accessToken: () => 'any',
      refresh: async () => 'other',
    });
    expect(await failureOf(privateClient.get('/applicant/me'))).toMatchObject({
      kind: 'status',
      status: 401,
    });
    expect(requests).toHaveLength(2);
  });

  it('reject with the message of a failed refresh', async () => {
    const { privateClient } = clientsWith(() => ({ status: 401 }), {
      refresh: () => Promise.reject(new Error('Error on session refresing. Please login again.')),
    });
    await expect(privateClient.get('/applicant/me')).rejects.toThrow(
      'Error on session refresing. Please login again.',
    );
  });

  it('convert an error response to plain data with its invalid fields', async () => {
    const { publicClient } = clientsWith(() => ({
      status: 422,
      data: { message: 'Check the form.', code: 'invalid', errors: { email: ['Enter an e-mail address.'] } },
    }));
    expect(await failureOf(publicClient.post('/account/login', {}))).toMatchObject({
      kind: 'status',
      status: 422,
      code: 'invalid',
      message: 'Check the form.',
      errors: { email: ['Enter an e-mail address.'] },
    });
  });

  it('convert an English error to one whose text follows the language', async () => {
    const data = { message: 'This status change was not found.', code: 'status_change_not_found' };
    const { publicClient } = clientsWith(() => ({ status: 422, data }));
    const failure = await failureOf(publicClient.post('/account/login', {}));
    const shown = [errorText(failure)];
    for (const locale of ['pap', 'en'] as const) {
      await activateLocale(locale);
      shown.push(errorText(failure));
    }
    expect(shown).toEqual([
      'This status change was not found.',
      'No a haya e cambio di status aki.',
      'This status change was not found.',
    ]);
  });

  describe('on a page in Dutch', () => {
    beforeEach(async () => await activateLocale('nl'));
    afterEach(async () => await activateLocale('en'));

    const failureFor = async (data: object) => {
      const { publicClient } = clientsWith(() => ({ status: 409, data }));
      return await failureOf(publicClient.post('/account/login', {}));
    };

    it('reject with the Dutch text of a code and its values', async () => {
      const message = 'This posting lasts until 2026-12-20; choose that day or an earlier one.';
      const problem = { message, error: message, code: 'after_posting', params: { date: '2026-12-20' } };
      expect(
        await failureFor({
          ...problem,
          errors: { valid_through: [message] },
          error_codes: { valid_through: [problem] },
        }),
      ).toMatchObject({
        code: 'after_posting',
        message: DUTCH,
        errors: { valid_through: [DUTCH] },
        responseBody: problem,
      });
    });

    it('reject with an error whose text follows the language', async () => {
      const failure = await failureFor({
        message: 'This status change was not found.',
        code: 'status_change_not_found',
      });
      const shown = [errorText(failure)];
      for (const locale of ['es', 'en'] as const) {
        await activateLocale(locale);
        shown.push(errorText(failure));
      }
      expect(shown).toEqual([
        'Deze statuswijziging is niet gevonden.',
        'No se encontró este cambio de estado.',
        'This status change was not found.',
      ]);
    });

    it('reject with the English text of a code without translation', async () => {
      const problem = {
        message: 'From a newer API.',
        code: 'of_a_newer_api',
        errors: { name: ['Too new.', 'And this.'] },
      };
      expect(
        await failureFor({ ...problem, error_codes: { name: [{ code: 'of_a_newer_api' }] } }),
      ).toMatchObject({
        message: 'From a newer API.',
        errors: { name: ['Too new.', 'And this.'] },
      });
    });

    it('translate the results of a batch', async () => {
      const error_code = { code: 'status_change_not_found' };
      const failed = { error: 'This status change was not found.', error_code };
      expect(await translateResults([{ error: null }, failed])).toEqual([
        { error: null },
        { error: 'Deze statuswijziging is niet gevonden.', error_code },
      ]);
    });

    const DUTCH = 'Deze plaatsing duurt tot 20 december 2026; kies die dag of een eerdere.';
  });

  it('report a request without a response as a network error', async () => {
    const { publicClient } = clientsWith(() => {
      throw new Error('connect ECONNREFUSED');
    });
    expect(await failureOf(publicClient.get('/options'))).toMatchObject({ kind: 'network', status: 0 });
  });
});

describe('clients of a page with responses', () => {
  const known = { '/options': ['a'] } as Record<string, unknown>;

  it('return a response of the page without a request, and send all others', async () => {
    const network = fakeNetwork(() => ({ status: 200, data: 'sent' }));
    const { publicClient } = createHttpClients({
      baseURL: '/api',
      adapter: network.adapter,
      tokens: { accessToken: () => null, refresh: () => Promise.reject(new Error('none')) },
      respond: ({ url = '' }) => (url in known ? { body: known[url] } : undefined),
    });
    const intercepted: unknown[] = [];
    publicClient.interceptors.request.use((config) => {
      intercepted.push(config.url);
      return config;
    });
    expect((await publicClient.get('/options')).data).toEqual(['a']);
    expect(intercepted).toEqual([]);
    expect((await publicClient.get('/packages')).data).toBe('sent');
    expect((await publicClient.post('/contact', { text: 'Hi' })).data).toBe('sent');
    // Interceptors may also be added later, and other methods exist.
    publicClient.interceptors.response.use((response) => ({ ...response, data: 'changed' }));
    expect((await publicClient.putForm('/form', { text: 'Hi' })).data).toBe('changed');
    expect(intercepted).toEqual(['/packages', '/contact', '/form']);
    expect(network.requests.map(({ method }) => method)).toEqual(['get', 'post', 'put']);
  });

  it('are not promises', async () => {
    const { publicClient } = clientsWith(() => ({ status: 200 }));
    expect(await Promise.resolve(publicClient)).toBe(publicClient);
  });
});

describe('request', () => {
  const schema = z.object({ id: z.int() });

  it('returns the parsed response', async () => {
    const { publicClient } = clientsWith(() => ({ status: 200, data: { id: 7, more: true } }));
    expect(await request(publicClient, 'GET /vacancies/7', schema)).toEqual({
      id: 7,
    });
  });

  it('sends the method, the URL with its spaces, and the options', async () => {
    const sent: unknown[] = [];
    const { publicClient } = clientsWith(({ method, url, params }) => {
      sent.push({ method, url, params });
      return { status: 200, data: { id: 7 } };
    });
    await request(publicClient, 'PUT /tags/front of house', schema, { params: { page: 2 } });
    expect(sent).toEqual([{ method: 'put', url: '/tags/front of house', params: { page: 2 } }]);
  });

  it('rejects a response that does not match the schema and names the field', async () => {
    const { publicClient } = clientsWith(() => ({ status: 200, data: { id: 'seven' } }));
    expect(await failureOf(request(publicClient, 'GET /vacancies/7', schema))).toMatchObject({
      kind: 'contract',
      message: 'The response to GET /vacancies/7 has an unexpected id.',
    });
  });
});
