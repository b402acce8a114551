import type { Locale } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { aPost, flushPromises } from '@cpa/shared/testing';
import { post as posts } from './posts.ts';

it('keeps a post on screen while the language is switched, and not when it is opened in another', async () => {
  const store = createPortalStore();
  const api = { posts: jest.fn(), post: async (slug: string, language: Locale) => aPost({ slug, language }) };
  store.runFeatureSaga('public/post', posts.saga(api));
  const post = () => posts.select(store.getState(), { slug: 'first' });
  store.dispatch(posts.opened({ slug: 'first', language: 'en' }));
  await flushPromises();
  store.dispatch(posts.opened({ slug: 'first', language: 'nl', isSwitch: true }));
  expect(post()).toMatchObject({ status: 'loaded', data: { language: 'en' } });
  await flushPromises();
  expect(post()).toMatchObject({ status: 'loaded', data: { language: 'nl' } });
  store.dispatch(posts.opened({ slug: 'first', language: 'es' }));
  expect(post().status).toBe('loading');
});
