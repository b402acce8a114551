import { createPortalStore } from '@cpa/shared/store';
import { aPost, aPostCard, aRefusal, settled } from '@cpa/shared/testing';
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

it('a blog that failed is loading when it is opened again, and then there', async () => {
  let isDown = true;
  const { store, list } = openBlog({
    posts: async () => {
      if (isDown) throw aRefusal(503);
      return { posts: [aPostCard()] };
    },
  });
  store.dispatch(blogOpened());
  await settled();
  expect(list()).toMatchObject({ status: 'failed', failure: { status: 503 } });
  isDown = false;
  store.dispatch(blogOpened());
  expect(list().status).toBe('loading');
  await settled();
  expect(list()).toMatchObject({ status: 'loaded', posts: [{ slug: 'your-first-week' }] });
});

it('a list that is known stays on screen when reading it again fails', async () => {
  let isDown = false;
  const { store, list } = openBlog({
    posts: async () => {
      if (isDown) throw aRefusal(503);
      return { posts: [aPostCard()] };
    },
  });
  store.dispatch(blogOpened());
  await settled();
  isDown = true;
  store.dispatch(blogOpened());
  await settled();
  expect(list().status).toBe('loaded');
});

it('a post that another one has overtaken is given up', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { store, post } = openBlog({
    post: (slug, signal) => {
      signals.push(signal);
      return slug === 'slow' ? new Promise(() => {}) : Promise.resolve(aPost({ slug }));
    },
  });
  store.dispatch(postOpened({ slug: 'slow' }));
  store.dispatch(postOpened({ slug: 'quick' }));
  await settled();
  expect(signals[0]?.aborted).toBe(true);
  expect(post('quick')?.status).toBe('loaded');
  expect(post('slow')?.status).toBe('loading');
});
