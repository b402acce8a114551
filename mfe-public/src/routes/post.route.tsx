import { activeLocale } from '@cpa/shared/i18n';
import type { RemoteHost } from '@cpa/shared/remote';
import { useSelector } from 'react-redux';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createBlogApi } from '../features/blog/api/blogApi.ts';
import { BlogPost } from '../features/blog/components/BlogPost.tsx';
import { post } from '../features/blog/state/posts.ts';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/laterTexts.ts';
import { usePageTitle } from '../page/usePageTitle.ts';
import { prefetchRichText } from '../text/RichText.tsx';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('public/post', post.saga(createBlogApi(host.api)));

  return {
    loader({ params }: LoaderFunctionArgs) {
      const slug = params['slug'] ?? '';
      prefetchRichText();
      host.store.dispatch(post.opened({ slug, language: activeLocale() }));
      return slug;
    },
    Component: PostPage,
  };
}

function PostPage() {
  const slug = useLoaderData<string>();
  const { data, error } = useSelector((state: object) => post.select(state, { slug }));
  usePageTitle(data?.title ?? (error?.status === 404 ? text('blog.missingTitle') : undefined));
  return (
    <Page isNarrow>
      <BlogPost key={slug} slug={slug} />
    </Page>
  );
}
