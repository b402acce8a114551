import { activeLocale } from '@cpa/shared/i18n';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createBlogApi } from '../features/blog/api/blogApi.ts';
import { BlogList } from '../features/blog/components/BlogList.tsx';
import { posts } from '../features/blog/state/posts.ts';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/laterTexts.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('public/posts', posts.saga(createBlogApi(host.api)));

  return {
    handle: { title: () => text('blog.title') } satisfies PageHandle,
    loader() {
      host.store.dispatch(posts.opened({ language: activeLocale() }));
      return null;
    },
    Component: BlogPage,
  };
}

function BlogPage() {
  return (
    <Page>
      <BlogList />
    </Page>
  );
}
