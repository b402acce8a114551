/** @jest-environment node */
import { I18nRoot } from '@cpa/shared/i18n';
import { createPortalStore } from '@cpa/shared/store';
import { aVacancy } from '@cpa/shared/testing';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { ApplyAction } from './ApplyAction.tsx';

test('tells a visitor without JavaScript what an application needs', () => {
  const store = createPortalStore({ reportSagaCrash: () => undefined });
  const html = renderToString(
    <I18nRoot locale="en">
      <Provider store={store}>
        <MemoryRouter>
          <ApplyAction vacancy={aVacancy()} />
        </MemoryRouter>
      </Provider>
    </I18nRoot>,
  );
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toContain('Applying needs JavaScript.');
});
