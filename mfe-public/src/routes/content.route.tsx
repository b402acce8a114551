import { activeLocale } from '@cpa/shared/i18n';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createPagesApi } from '../features/pages/api/pagesApi.ts';
import { ContentPage } from '../features/pages/components/ContentPage.tsx';
import { page, type PageSlug } from '../features/pages/state/pages.ts';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/laterTexts.ts';
import { prefetchRichText } from '../text/RichText.tsx';

export function createRoute(host: RemoteHost, slug: PageSlug) {
  host.store.runFeatureSaga('public/page', page.saga(createPagesApi(host.api)));

  return {
    handle: { title: () => text(`pages.${slug}`) } satisfies PageHandle,
    loader() {
      prefetchRichText();
      host.store.dispatch(page.opened({ slug, language: activeLocale() }));
      return null;
    },
    Component: () => (
      <Page isNarrow>
        <ContentPage key={slug} slug={slug} />
      </Page>
    ),
  };
}
