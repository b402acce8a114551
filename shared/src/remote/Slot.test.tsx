import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { profileLoaded, sessionFound } from '../session/index.ts';
import { aHost, aRecruiterProfile, type TestHost } from '../testing/index.ts';
import { HostProvider } from './HostContext.tsx';
import type { SlotContribution } from './remoteHost.ts';
import { Slot } from './Slot.tsx';

const aContribution = (overrides: Partial<SlotContribution> = {}): SlotContribution => ({
  key: 'mfe-one',
  load: async () => ({ default: ({ title }) => <p>{String(title)}</p> }),
  reportFailure: () => {},
  ...overrides,
});

function show(ui: ReactNode, contributions: SlotContribution[]): TestHost {
  const host: TestHost = {
    ...aHost(),
    slots: { contributionsTo: (slot) => (slot === 'frame.footer' ? contributions : []) },
  };
  render(
    <Provider store={host.store}>
      <HostProvider host={host}>{ui}</HostProvider>
    </Provider>,
  );
  return host;
}

describe('Slot', () => {
  it('renders every contribution with the props of the slot', async () => {
    const other = aContribution({ key: 'mfe-two', load: async () => ({ default: () => <p>Second</p> }) });
    show(<Slot name="frame.footer" props={{ title: 'First' }} />, [aContribution(), other]);
    expect(await screen.findByText('First')).toBeVisible();
    expect(screen.getByText('Second')).toBeVisible();
  });

  it('renders a loaded contribution with the component that contains the slot', async () => {
    const contribution = aContribution();
    const slot = <Slot name="frame.footer" props={{ title: 'Preview' }} />;
    show(slot, [contribution]);
    await screen.findByText('Preview');
    cleanup();
    const mounted: (string | null)[] = [];
    const Pane = () => {
      useLayoutEffect(() => void mounted.push(document.body.textContent), []);
      return slot;
    };
    show(<Pane />, [contribution]);
    expect(mounted).toEqual(['Preview']);
  });

  it('renders nothing without contributions', () => {
    show(<Slot name="frame.header" />, [aContribution()]);
    expect(document.body).toHaveTextContent('');
  });

  it('shows a contribution to its roles only', async () => {
    const load = jest.fn(aContribution().load);
    const { store } = show(<Slot name="frame.footer" props={{ title: 'For recruiters' }} />, [
      aContribution({ load, roles: ['recruiter'] }),
    ]);
    expect(load).not.toHaveBeenCalled();
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(aRecruiterProfile()));
    expect(await screen.findByText('For recruiters')).toBeVisible();
  });

  it('hides a contribution that fails, reports it and keeps the others', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const failures: unknown[] = [];
    const reportFailure = (error: unknown) => void failures.push(error);
    const missing = aContribution({ load: () => Promise.reject(new Error('no chunk')), reportFailure });
    const broken = aContribution({
      key: 'mfe-broken',
      load: async () => ({
        default: () => {
          throw new TypeError('not a function');
        },
      }),
      reportFailure,
    });
    show(<Slot name="frame.footer" props={{ title: 'Works' }} />, [
      missing,
      broken,
      aContribution({ key: 'mfe-works' }),
    ]);
    expect(await screen.findByText('Works')).toBeVisible();
    expect(document.body).toHaveTextContent(/^Works$/);
    expect(failures).toEqual([new Error('no chunk'), new TypeError('not a function')]);
  });
});
