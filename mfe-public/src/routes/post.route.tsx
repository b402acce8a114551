import { activeLocale } from '@cpa/shared/i18n';
import type { RemoteHost } from '@cpa/shared/remote';
import { useSelector } from 'react-redux';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createBlogApi } from '../features/blog/api/blogApi.ts';
import { BlogPost } from '../features/blog/components/BlogPost.tsx';
import { createBlogSaga } from '../features/blog/state/blogSaga.ts';
import { postOpened, selectPost, selectPostTitle } from '../features/blog/state/blogSlice.ts';
import { Page } from '../layout/Page.tsx';
import { text } from '../messages/texts.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { prefetchRichText } from '../rich-text/RichText.tsx';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('public/blog', createBlogSaga(createBlogApi(host.api)));

  return {
    loader({ params }: LoaderFunctionArgs) {
      const slug = params['slug'] ?? '';
      prefetchRichText();
      host.store.dispatch(postOpened({ slug, language: activeLocale() }));
      return slug;
    },
    Component: PostPage,
  };
}

function PostPage() {
  const slug = useLoaderData<string>();
  const isMissing = useSelector((state: object) => selectPost(state, slug)?.status === 'missing');
  usePageTitle(
    useSelector((state: object) => selectPostTitle(state, slug)) ??
      (isMissing ? text('blog.missingTitle') : undefined),
  );
  return (
    <Page isNarrow>
      <BlogPost key={slug} slug={slug} />
    </Page>
  );
}
