import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale, Post, PostCard } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

/** `language` is the requested one: a text that does not exist in it is English. */
type PostsState =
  | { status: 'loading' }
  | { status: 'loaded'; language: Locale; posts: PostCard[] }
  | { status: 'failed'; failure: ApiErrorData };

type PostState =
  | { status: 'loading' }
  | { status: 'loaded'; language: Locale; post: Post }
  | { status: 'missing' }
  | { status: 'failed'; failure: ApiErrorData };

/** `isSwitch`: the page is open and keeps its texts until those in the language arrive. */
type Opened = { language: Locale; isSwitch?: true };

type State = { list: PostsState; posts: Record<string, PostState> };

const initialState: State = { list: { status: 'loading' }, posts: {} };

const slice = createSlice({
  name: 'publicBlog',
  initialState,
  reducers: {
    blogOpened(state, { payload }: PayloadAction<Opened>) {
      if (!isKept(state.list, payload)) state.list = { status: 'loading' };
    },
    postsLoaded(state, { payload }: PayloadAction<{ language: Locale; posts: PostCard[] }>) {
      state.list = { status: 'loaded', ...payload };
    },
    postsLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.list.status !== 'loaded') state.list = { status: 'failed', failure: payload };
    },
    postOpened(state, { payload }: PayloadAction<Opened & { slug: string }>) {
      if (!isKept(state.posts[payload.slug], payload)) state.posts[payload.slug] = { status: 'loading' };
    },
    postLoaded(state, { payload }: PayloadAction<{ language: Locale; post: Post }>) {
      state.posts[payload.post.slug] = { status: 'loaded', ...payload };
    },
    postLoadFailed(state, { payload }: PayloadAction<{ slug: string; failure: ApiErrorData }>) {
      const { slug, failure } = payload;
      if (failure.status === 404) state.posts[slug] = { status: 'missing' };
      else if (state.posts[slug]?.status !== 'loaded') state.posts[slug] = { status: 'failed', failure };
    },
  },
  selectors: {
    selectPosts: (state) => state.list,
    selectPost: (state, slug: string): PostState | undefined => state.posts[slug],
    selectPostTitle: (state, slug: string): string | undefined => {
      const read = state.posts[slug];
      return read?.status === 'loaded' ? read.post.title : undefined;
    },
  },
});

function isKept(known: PostsState | PostState | undefined, { language, isSwitch }: Opened): boolean {
  return known?.status === 'loaded' && (isSwitch === true || known.language === language);
}

const injected = slice.injectInto(rootReducer);
export const { blogOpened, postsLoaded, postsLoadFailed, postOpened, postLoaded, postLoadFailed } =
  slice.actions;
export const { selectPosts, selectPost, selectPostTitle } = injected.selectors;
