import { toApiErrorData } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { call, put, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../http/abortable.ts';
import type { BlogApi } from '../api/blogApi.ts';
import {
  blogOpened,
  postLoaded,
  postLoadFailed,
  postOpened,
  postsLoaded,
  postsLoadFailed,
} from './blogSlice.ts';

type BlogOpened = ReturnType<typeof blogOpened>;
type PostOpened = ReturnType<typeof postOpened>;

export function createBlogSaga(api: BlogApi) {
  return function* blogSaga() {
    yield* takeLatest(blogOpened, safely(loadPosts, loadPostsFailed));
    yield* takeLatest(postOpened, safely(loadPost, loadPostFailed));
  };

  function* loadPosts({ payload: { language } }: BlogOpened) {
    const { posts } = yield* call(api.posts, language);
    yield* put(postsLoaded({ language, posts }));
  }

  function* loadPost({ payload: { slug, language } }: PostOpened) {
    const post = yield* abortable((signal) => api.post(slug, language, signal));
    yield* put(postLoaded({ language, post }));
  }
}

function* loadPostsFailed(error: unknown) {
  yield* put(postsLoadFailed(toApiErrorData(error)));
}

function* loadPostFailed(error: unknown, { payload: { slug } }: PostOpened) {
  yield* put(postLoadFailed({ slug, failure: toApiErrorData(error) }));
}
