import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createContactApi } from '../features/contact/api/contactApi.ts';
import { Contact, prefetchContactForm } from '../features/contact/components/Contact.tsx';
import { createContactSaga } from '../features/contact/state/contactSaga.ts';
import { contactOpened } from '../features/contact/state/contactSlice.ts';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/laterTexts.ts';

export function createRoute({ store, api, toasts }: RemoteHost) {
  store.runFeatureSaga('public/contact', createContactSaga(createContactApi(api), toasts));

  return {
    handle: { title: () => text('contact.title') } satisfies PageHandle,
    loader() {
      prefetchContactForm();
      store.dispatch(contactOpened());
      return null;
    },
    Component: ContactPage,
  };
}

function ContactPage() {
  return (
    <Page isNarrow>
      <Contact />
    </Page>
  );
}
