import { createPortalStore } from '@cpa/shared/store';
import { aPost, aPostCard, anApiError, flushPromises } from '@cpa/shared/testing';
import type { BlogApi } from '../api/blogApi.ts';
import { createBlogSaga } from './blogSaga.ts';
import { blogOpened, postOpened, selectPost, selectPosts } from './blogSlice.ts';

function openBlog(overrides: Partial<BlogApi> = {}) {
  const api: BlogApi = {
    posts: async () => ({ posts: [aPostCard()] }),
    post: async (slug) => aPost({ slug }),
    ...overrides,
  };
  const store = createPortalStore();
  store.runFeatureSaga('public/blog', createBlogSaga(api));
  const list = () => selectPosts(store.getState() as object);
  return { store, list, post: (slug: string) => selectPost(store.getState() as object, slug) };
}

it('retries after an error when the blog is opened again', async () => {
  let isDown = true;
  const { store, list } = openBlog({
    posts: async () => {
      if (isDown) throw anApiError(503);
      return { posts: [aPostCard()] };
    },
  });
  store.dispatch(blogOpened({ language: 'en' }));
  await flushPromises();
  expect(list()).toMatchObject({ status: 'failed', failure: { status: 503 } });
  isDown = false;
  store.dispatch(blogOpened({ language: 'en' }));
  expect(list().status).toBe('loading');
  await flushPromises();
  expect(list()).toMatchObject({ status: 'loaded', posts: [{ slug: 'your-first-week' }] });
});

it('keeps the posts on screen when a reload fails', async () => {
  let isDown = false;
  const { store, list } = openBlog({
    posts: async () => {
      if (isDown) throw anApiError(503);
      return { posts: [aPostCard()] };
    },
  });
  store.dispatch(blogOpened({ language: 'en' }));
  await flushPromises();
  isDown = true;
  store.dispatch(blogOpened({ language: 'en' }));
  await flushPromises();
  expect(list().status).toBe('loaded');
});

it('aborts loading a post when another one is opened', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { store, post } = openBlog({
    post: (slug, _language, signal) => {
      signals.push(signal);
      return slug === 'slow' ? new Promise(() => {}) : Promise.resolve(aPost({ slug }));
    },
  });
  store.dispatch(postOpened({ slug: 'slow', language: 'en' }));
  store.dispatch(postOpened({ slug: 'quick', language: 'en' }));
  await flushPromises();
  expect(signals[0]?.aborted).toBe(true);
  expect(post('quick')?.status).toBe('loaded');
  expect(post('slow')?.status).toBe('loading');
});

it('keeps a post on screen while the language is switched, and not when it is opened in another', async () => {
  const { store, post } = openBlog({ post: async (slug, language) => aPost({ slug, language }) });
  store.dispatch(postOpened({ slug: 'first', language: 'en' }));
  await flushPromises();
  store.dispatch(postOpened({ slug: 'first', language: 'nl', isSwitch: true }));
  expect(post('first')).toMatchObject({ status: 'loaded', post: { language: 'en' } });
  await flushPromises();
  expect(post('first')).toMatchObject({ status: 'loaded', post: { language: 'nl' } });
  store.dispatch(postOpened({ slug: 'first', language: 'es' }));
  expect(post('first')?.status).toBe('loading');
});
