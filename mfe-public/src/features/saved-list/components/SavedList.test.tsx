/** @jest-environment node */
import { I18nRoot } from '@cpa/shared/i18n';
import { createPortalStore } from '@cpa/shared/store';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { SavedList } from './SavedList.tsx';

test('tells a visitor without JavaScript what the list needs', () => {
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
  expect(html).toContain('Your saved vacancies are stored in this browser.');
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toContain('Saved vacancies need JavaScript.');
});
