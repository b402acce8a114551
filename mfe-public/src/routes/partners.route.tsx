import { activeLocale } from '@cpa/shared/i18n';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createPagesApi } from '../features/pages/api/pagesApi.ts';
import { Partners } from '../features/pages/components/Partners.tsx';
import { createPagesSaga } from '../features/pages/state/pagesSaga.ts';
import { partnersOpened } from '../features/pages/state/pagesSlice.ts';
import { Page } from '../layout/Page.tsx';
import { text } from '../messages/texts.ts';
import { prefetchRichText } from '../rich-text/RichText.tsx';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('public/pages', createPagesSaga(createPagesApi(host.api)));

  return {
    handle: { title: () => text('pages.partners') } satisfies PageHandle,
    loader() {
      prefetchRichText();
      host.store.dispatch(partnersOpened({ language: activeLocale() }));
      return null;
    },
    Component: PartnersPage,
  };
}

function PartnersPage() {
  return (
    <Page>
      <Partners />
    </Page>
  );
}
