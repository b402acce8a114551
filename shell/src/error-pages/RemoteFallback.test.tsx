import type { FallbackBlock } from '@cpa/shared/contracts';
import { I18nRoot } from '@cpa/shared/i18n';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';
import { RemoteFallback } from './RemoteFallback.tsx';

const messages = {
  en: {
    'fallback.safe': 'Nothing was charged.',
    'fallback.contact': 'Contact us',
    'fallback.search': 'Search',
    'fallback.searchLabel': 'Search vacancies',
    'fallback.seen': 'Recently seen vacancies',
  },
};

function show(fallback: FallbackBlock[], at = '/') {
  const remote = anActiveRemote({ name: 'mfe-one' }, { fallback, messages });
  return render(
    <I18nRoot>
      <MemoryRouter initialEntries={[at]}>
        <RemoteFallback remote={remote} />
      </MemoryRouter>
    </I18nRoot>,
  );
}

afterEach(() => sessionStorage.clear());

describe('RemoteFallback', () => {
  test('shows texts and links of the manifest', () => {
    show([
      { kind: 'text', text: 'fallback.safe', isStrong: true },
      { kind: 'link', label: 'fallback.contact', path: '/contact' },
    ]);
    expect(screen.getByText('Nothing was charged.').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  test('offers a search that keeps the query and works without scripts', () => {
    const search: FallbackBlock = {
      kind: 'search',
      path: '/vacancies',
      parameter: 'search_string',
      label: 'fallback.searchLabel',
      button: 'fallback.search',
    };
    show([search], '/vacancies?search_string=line%20cook&page=2');
    const field = screen.getByRole('searchbox', { name: 'Search vacancies' });
    expect(field).toHaveValue('line cook');
    expect(field).toHaveAttribute('name', 'search_string');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/vacancies');
  });

  test('lists the links that the remote stored, without a heading when there are none', () => {
    const links: FallbackBlock = { kind: 'links', title: 'fallback.seen' };
    show([links]).unmount();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    sessionStorage.setItem('fallbackLinks.mfe-one', '[{"label":"Line Cook","path":"/vacancies/7"}]');
    show([links]);
    expect(screen.getByRole('region', { name: 'Recently seen vacancies' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/7');
  });

  test('renders nothing for a remote without a fallback', () => {
    expect(show([]).container).toBeEmptyDOMElement();
  });
});
