import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Post, PostCard } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

type PostsState =
  | { status: 'loading' }
  | { status: 'loaded'; posts: PostCard[] }
  | { status: 'failed'; failure: ApiErrorData };

type PostState =
  | { status: 'loading' }
  | { status: 'loaded'; post: Post }
  | { status: 'missing' }
  | { status: 'failed'; failure: ApiErrorData };

type State = { list: PostsState; posts: Record<string, PostState> };

const initialState: State = { list: { status: 'loading' }, posts: {} };

const slice = createSlice({
  name: 'publicBlog',
  initialState,
  reducers: {
    blogOpened(state) {
      if (state.list.status === 'failed') state.list = { status: 'loading' };
    },
    postsLoaded(state, { payload }: PayloadAction<PostCard[]>) {
      state.list = { status: 'loaded', posts: payload };
    },
    postsLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.list.status !== 'loaded') state.list = { status: 'failed', failure: payload };
    },
    postOpened(state, { payload }: PayloadAction<{ slug: string }>) {
      if (state.posts[payload.slug]?.status !== 'loaded') state.posts[payload.slug] = { status: 'loading' };
    },
    postLoaded(state, { payload }: PayloadAction<Post>) {
      state.posts[payload.slug] = { status: 'loaded', post: payload };
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

const injected = slice.injectInto(rootReducer);
export const { blogOpened, postsLoaded, postsLoadFailed, postOpened, postLoaded, postLoadFailed } =
  slice.actions;
export const { selectPosts, selectPost, selectPostTitle } = injected.selectors;
