import { activeLocale } from '@cpa/shared/i18n';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createPagesApi } from '../features/pages/api/pagesApi.ts';
import { Partners } from '../features/pages/components/Partners.tsx';
import { partners } from '../features/pages/state/pages.ts';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/laterTexts.ts';
import { prefetchRichText } from '../text/RichText.tsx';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('public/partners', partners.saga(createPagesApi(host.api)));

  return {
    handle: { title: () => text('pages.partners') } satisfies PageHandle,
    loader() {
      prefetchRichText();
      host.store.dispatch(partners.opened({ language: activeLocale() }));
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
