/** @jest-environment node */
import { I18nRoot } from '@cpa/shared/i18n';
import { createPortalStore } from '@cpa/shared/store';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { SavedList } from './SavedList.tsx';

test('shows both texts until the session is known, and tells without JavaScript what the list needs', () => {
  const store = createPortalStore({ reportSagaCrash: () => undefined });
  const html = renderToString(
    <I18nRoot locale="en">
      <Provider store={store}>
        <MemoryRouter>
          <SavedList onPrefetch={() => undefined} />
        </MemoryRouter>
      </Provider>
    </I18nRoot>,
  );
  expect(html).toContain('<span class="ofVisitor" data-pending="true">Your saved vacancies are stored');
  expect(html).toContain('<span class="ofAccount" data-pending="true">Your saved vacancies, on every');
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toContain('Saved vacancies need JavaScript.');
});
