import { I18nRoot } from '@cpa/shared/i18n';
import { profileLoaded } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApplicant, aProfile, aVacancy } from '@cpa/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fitProfileLoaded } from '../state/vacancyFitSlice.ts';
import { ProfileFit } from './ProfileFit.tsx';

function show() {
  const store = createPortalStore();
  const vacancy = aVacancy({ languages: [{ id: 1, name: 'Papiamento' }], educations: [] });
  const { container } = render(
    <Provider store={store}>
      <I18nRoot>
        <ProfileFit vacancy={vacancy} />
      </I18nRoot>
    </Provider>,
  );
  return { store, container };
}

test('takes no room for visitors', () => {
  expect(show().container).toBeEmptyDOMElement();
});

test('fills the room that it has kept for an applicant', () => {
  const { store, container } = show();
  act(() => void store.dispatch(profileLoaded(aProfile())));
  const room = container.firstElementChild;
  expect(room).toBeEmptyDOMElement();
  act(() => void store.dispatch(fitProfileLoaded(anApplicant())));
  expect(container.firstElementChild).toBe(room);
  expect(room).toHaveTextContent('Fits your profile. You speak Papiamento.');
});

test('clamps long text until the user selects Show all', () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(72);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(48);
  const { store } = show();
  act(() => {
    store.dispatch(profileLoaded(aProfile()));
    store.dispatch(fitProfileLoaded(anApplicant()));
  });
  const text = screen.getByText(/You speak Papiamento/);
  const toggle = screen.getByRole('button', { name: 'Show all matches' });
  expect(text).toHaveClass('cut');
  fireEvent.click(toggle);
  expect(text).not.toHaveClass('cut');
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(text).toHaveClass('cut');
});

test('offers the whole text when its panel becomes too narrow', () => {
  const scrollHeight = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(24);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(24);
  const measures: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((measure) => {
    measures.push(measure as () => void);
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  const { store } = show();
  act(() => {
    store.dispatch(profileLoaded(aProfile()));
    store.dispatch(fitProfileLoaded(anApplicant()));
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scrollHeight.mockReturnValue(48);
  act(() => measures.at(-1)!());
  expect(screen.getByRole('button', { name: 'Show all matches' })).toBeVisible();
});
