import { fireEvent } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { createAxiosClients } from './axiosClients.ts';

test('the calls of one user action are in one trace', async () => {
  const headers: string[] = [];
  const adapter: AxiosAdapter = async (config) => {
    headers.push(String(config.headers.get('traceparent')));
    return { status: 200, data: {}, statusText: '', headers: {}, config };
  };
  const tokens = { accessToken: () => null, refresh: () => Promise.reject(new Error('not expected')) };
  const { publicClient, privateClient } = createAxiosClients({ baseURL: '/api', adapter, tokens });
  await publicClient.get('/options');
  await privateClient.get('/account');
  fireEvent.click(document.body);
  await publicClient.get('/options');

  const [first, second, third] = headers.map((header) => header.split('-'));
  expect(headers[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(second![1]).toBe(first![1]);
  expect(second![2]).not.toBe(first![2]);
  expect(third![1]).not.toBe(first![1]);
});
