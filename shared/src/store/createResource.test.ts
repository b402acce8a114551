import { createAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/index.ts';
import { anApiError, flushPromises } from '../testing/index.ts';
import { createPortalStore } from './createPortalStore.ts';
import { createResource } from './createResource.ts';

type Person = { slug: string; name: string };
type Opened = { slug: string; language: string };
type Load = (arg: Opened, signal: AbortSignal) => Promise<Person>;

const renamed = createAction<string>('test/renamed');

const people = createResource({
  name: 'testPeople',
  load: (api: { load: Load }, arg: Opened, signal) => api.load(arg, signal),
  key: ({ slug }: { slug: string }) => slug,
  isKept: (next, loaded) => next.language === loaded.language,
  changes: (builder) =>
    builder.addCase(renamed, (person, { payload }) => {
      if (person.slug === 'ana') person.name = payload;
    }),
});

const news = createResource({
  name: 'testNews',
  load: (api: { news: () => Promise<string[]> }) => api.news(),
  isPublic: true,
});

const ana: Opened = { slug: 'ana', language: 'en' };
const ben: Opened = { slug: 'ben', language: 'en' };

function open(load: Load) {
  const store = createPortalStore();
  store.runFeatureSaga('test/people', people.saga({ load }));
  return {
    store,
    read: (slug = 'ana') => people.select(store.getState(), { slug }),
    isLoading: (slug = 'ana') => people.selectIsLoading(store.getState(), { slug }),
  };
}

/** Returns a request for each call, which the test settles. */
function pendingLoads() {
  const calls: (PromiseWithResolvers<Person> & { signal: AbortSignal })[] = [];
  const load: Load = (_arg, signal) => {
    const call = { ...Promise.withResolvers<Person>(), signal };
    calls.push(call);
    return call.promise;
  };
  return { calls, load };
}

describe('createResource', () => {
  it('is idle, then loading, then loaded with what it was requested with', async () => {
    const { store, read, isLoading } = open(async ({ slug }) => ({ slug, name: 'Ana' }));
    expect(read()).toEqual({ status: 'idle', error: null });
    store.dispatch(people.opened(ana));
    expect(read()).toEqual({ status: 'loading', error: null });
    expect(isLoading()).toBe(true);
    await flushPromises();
    expect(read()).toEqual({ status: 'loaded', data: { slug: 'ana', name: 'Ana' }, arg: ana, error: null });
    expect(isLoading()).toBe(false);
  });

  it('stores data by key', async () => {
    const { store, read } = open(async ({ slug }) => ({ slug, name: slug.toUpperCase() }));
    store.dispatch(people.opened(ana));
    await flushPromises();
    store.dispatch(people.opened(ben));
    await flushPromises();
    expect(read('ana').data?.name).toBe('ANA');
    expect(read('ben').data?.name).toBe('BEN');
  });

  it('keeps the data and the same object while it is requested again', async () => {
    const { calls, load } = pendingLoads();
    const { store, read, isLoading } = open(load);
    store.dispatch(people.opened(ana));
    calls[0]?.resolve({ slug: 'ana', name: 'Ana' });
    await flushPromises();
    const shown = read();
    store.dispatch(people.opened(ana));
    expect(read()).toBe(shown);
    expect(isLoading()).toBe(true);
    expect(isLoading('ben')).toBe(false);
    calls[1]?.resolve({ slug: 'ana', name: 'Anna' });
    await flushPromises();
    expect(read().data?.name).toBe('Anna');
  });

  it('does not show earlier data that the resource must not keep', async () => {
    const { store, read } = open(async ({ slug }) => ({ slug, name: 'Ana' }));
    store.dispatch(people.opened(ana));
    await flushPromises();
    store.dispatch(people.opened({ ...ana, language: 'nl' }));
    expect(read()).toEqual({ status: 'loading', error: null });
  });

  it('ignores a response that arrives after a newer request and aborts its request', async () => {
    const { calls, load } = pendingLoads();
    const { store, read } = open(load);
    store.dispatch(people.opened(ana));
    store.dispatch(people.opened(ana));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.resolve({ slug: 'ana', name: 'new' });
    await flushPromises();
    calls[0]?.resolve({ slug: 'ana', name: 'old' });
    await flushPromises();
    expect(read().data?.name).toBe('new');
  });

  it('keeps the error of a failed request until the response to the retry', async () => {
    const { calls, load } = pendingLoads();
    const { store, read, isLoading } = open(load);
    store.dispatch(people.opened(ana));
    calls[0]?.reject(anApiError(503));
    await flushPromises();
    expect(read()).toMatchObject({ status: 'failed', error: { status: 503 } });
    expect(isLoading()).toBe(false);
    store.dispatch(people.opened(ana));
    expect(read()).toMatchObject({ status: 'loading', error: { status: 503 } });
    calls[1]?.resolve({ slug: 'ana', name: 'Ana' });
    await flushPromises();
    expect(read()).toMatchObject({ status: 'loaded', error: null });
  });

  it('keeps the data when a later request fails, and reports the error', async () => {
    const { calls, load } = pendingLoads();
    const { store, read, isLoading } = open(load);
    store.dispatch(people.opened(ana));
    calls[0]?.resolve({ slug: 'ana', name: 'Ana' });
    await flushPromises();
    store.dispatch(people.opened(ana));
    calls[1]?.reject(anApiError(503));
    await flushPromises();
    expect(read()).toMatchObject({ status: 'loaded', data: { name: 'Ana' }, error: { status: 503 } });
    expect(isLoading()).toBe(false);
  });

  it('drops data that no longer exists', async () => {
    const { calls, load } = pendingLoads();
    const { store, read } = open(load);
    store.dispatch(people.opened(ana));
    calls[0]?.resolve({ slug: 'ana', name: 'Ana' });
    await flushPromises();
    store.dispatch(people.opened(ana));
    calls[1]?.reject(anApiError(404));
    await flushPromises();
    expect(read()).toMatchObject({ status: 'failed', error: { status: 404 } });
    expect(read().data).toBeUndefined();
  });

  it('aborts the request and drops the data of an account at sign-out', async () => {
    const { calls, load } = pendingLoads();
    const { store, read, isLoading } = open(load);
    store.dispatch(people.opened(ana));
    calls[0]?.resolve({ slug: 'ana', name: 'Ana' });
    await flushPromises();
    store.dispatch(people.opened(ben));
    store.dispatch(signedOut());
    calls[1]?.resolve({ slug: 'ben', name: 'Ben' });
    await flushPromises();
    expect(calls[1]?.signal.aborted).toBe(true);
    expect([read('ana').status, read('ben').status, isLoading('ben')]).toEqual(['idle', 'idle', false]);
  });

  it('keeps public data, and a request for it, at sign-out', async () => {
    const store = createPortalStore();
    const { promise, resolve } = Promise.withResolvers<string[]>();
    store.runFeatureSaga('test/news', news.saga({ news: () => promise }));
    store.dispatch(news.opened());
    store.dispatch(signedOut());
    expect(news.selectIsLoading(store.getState())).toBe(true);
    resolve(['one']);
    await flushPromises();
    expect(news.select(store.getState()).data).toEqual(['one']);
  });

  it('changes loaded data by events of the feature', async () => {
    const { store, read } = open(async ({ slug }) => ({ slug, name: slug }));
    store.dispatch(people.opened(ana));
    await flushPromises();
    store.dispatch(people.opened(ben));
    await flushPromises();
    const other = read('ben');
    store.dispatch(renamed('Anna'));
    expect(read('ana').data?.name).toBe('Anna');
    expect(read('ben')).toBe(other);
  });

  it('starts from the state of a server', () => {
    const read = { status: 'loaded', data: ['one'], error: null };
    const store = createPortalStore({ preloadedState: { testNews: { reads: { '': read }, pending: null } } });
    expect(news.select(store.getState()).data).toEqual(['one']);
  });
});
