import { aProfile, aRecruiterProfile } from '@cpa/shared/testing';
import { aManifest } from '@cpa/shared/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { renderPage } from '../testing/renderPage.tsx';

const remotes = [
  { path: '/', Component: () => <Link to="/vacancies">All of them</Link> },
  { path: '/vacancies', handle: { title: 'Vacancies' }, Component: () => <h1>All vacancies</h1> },
  { path: '/board', handle: { isWide: true }, Component: () => <h1>Board</h1> },
  {
    path: '/vacancies/:id',
    loader: () => ({ title: 'Line Cook' }),
    HydrateFallback: () => null,
    handle: { title: (vacancy: { title: string }) => vacancy.title },
    Component: () => <h1>Line Cook</h1>,
  },
];
const manifest = aManifest({
  routes: [
    { path: '/recruiter-dashboard', chunk: 'dashboard', landingFor: ['recruiter'] },
    { path: '/board', chunk: 'board', isArea: true },
  ],
  navigation: [
    { menu: 'main', label: 'nav.companies', path: '/companies', order: 20 },
    { menu: 'main', label: 'nav.vacancies', path: '/vacancies', order: 10 },
    { menu: 'phone', label: 'nav.saved', path: '/saved', order: 30 },
    { menu: 'footer', label: 'nav.contact', path: '/contact', order: 10 },
    { menu: 'footer', label: 'nav.feed', path: '/api/feeds/vacancies.rss', isDocument: true, order: 20 },
    { menu: 'account', label: 'nav.profile', path: '/applicant/profile', roles: ['applicant'], order: 20 },
    { menu: 'account', label: 'nav.saved', path: '/saved', roles: ['applicant'], order: 10 },
    {
      menu: 'account',
      label: 'nav.dashboard',
      path: '/recruiter-dashboard',
      roles: ['recruiter'],
      order: 10,
    },
  ],
  search: { path: '/vacancies', parameter: 'search_string', label: 'search.label', button: 'search.button' },
  messages: {
    en: {
      'nav.companies': 'Companies',
      'nav.vacancies': 'Vacancies',
      'nav.saved': 'Saved',
      'nav.contact': 'Contact',
      'nav.feed': 'Vacancies as RSS',
      'nav.profile': 'Profile',
      'nav.dashboard': 'Dashboard',
      'search.label': 'Job title, skill or company',
      'search.button': 'Search vacancies',
    },
  },
});
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const open = (at: string, options = {}) => renderPage({ at, remotes, manifest, ...options });
const headerButton = (name: string | RegExp) =>
  within(screen.getByRole('banner')).getByRole('button', { name });

describe('RootLayout', () => {
  it('shows the main menu of the manifests in order and marks the current page', async () => {
    await open('/vacancies');
    const [header, phone] = screen.getAllByRole('navigation', { name: 'Main', hidden: true });
    expect(linksOf(header!)).toEqual([
      ['Vacancies', '/vacancies'],
      ['Companies', '/companies'],
    ]);
    const links = within(header!).getAllByRole('link');
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
    expect(phone).toHaveTextContent('VacanciesCompaniesSaved');
  });

  it('marks the next page without rendering the header again', async () => {
    const { router, host } = await open('/vacancies');
    const rendered = jest.spyOn(host.slots, 'contributionsTo');
    await act(() => router.navigate('/nowhere'));
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('All vacancies');
    const link = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Vacancies' })[0];
    expect(link).not.toHaveAttribute('aria-current');
    expect(rendered).not.toHaveBeenCalledWith('frame.header');
  });

  it('states in the footer who runs the site and how to reach it', async () => {
    const operator = {
      name: 'Isla Work Services VBA',
      address: 'Caya Palmera 12, Oranjestad, Aruba',
      phone: '+297 280 0100',
      email: 'hello@careerportal.example',
    };
    await open('/vacancies', { operator });
    const footer = await screen.findByRole('contentinfo');
    expect(footer).toHaveTextContent('Run by Isla Work Services VBACaya Palmera 12, Oranjestad, Aruba');
    expect(linksOf(footer)).toContainEqual(['+297 280 0100', 'tel:+2972800100']);
    expect(linksOf(footer)).toContainEqual([
      'hello@careerportal.example',
      'mailto:hello@careerportal.example',
    ]);
  });

  it('has no footer around wide pages', async () => {
    const { router } = await open('/board');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    await act(() => router.navigate('/vacancies'));
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  });

  it('marks the frame of an area', async () => {
    const { router, container } = await open('/board');
    expect(container.querySelector('[data-area]')).toContainElement(screen.getByRole('banner'));
    await act(() => router.navigate('/vacancies'));
    await screen.findByRole('contentinfo');
    expect(container.querySelector('[data-area]')).toBeNull();
  });

  it('sets the document title of each page', async () => {
    const { router } = await open('/');
    expect(document.title).toBe('Career Portal Aruba | Jobs in Aruba');
    await act(() => router.navigate('/vacancies/12'));
    await waitFor(() => expect(document.title).toBe('Line Cook | Career Portal Aruba | Jobs in Aruba'));
    await act(() => router.navigate('/nowhere'));
    await waitFor(() => expect(document.title).toBe('Page not found | Career Portal Aruba | Jobs in Aruba'));
    await act(() => router.navigate('/'));
    await waitFor(() => expect(document.title).toBe('Career Portal Aruba | Jobs in Aruba'));
  });

  it('announces a new page and focuses its start, but not for a change of the query', async () => {
    const { user, router } = await open('/');
    await user.click(screen.getByRole('link', { name: 'All of them' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.getByText('Vacancies | Career Portal Aruba | Jobs in Aruba')).toBeInTheDocument();

    act(() => headerButton('Theme').focus());
    await act(() => router.navigate('/vacancies?page=2'));
    expect(headerButton('Theme')).toHaveFocus();
  });

  it('shows the footer menu of the manifests', async () => {
    await open('/');
    expect(linksOf(screen.getByRole('contentinfo'))).toEqual([
      ['Contact', '/contact'],
      ['Vacancies as RSS', '/api/feeds/vacancies.rss'],
      ['English', '/'],
      ['Papiamento', '/pap'],
      ['Nederlands', '/nl'],
      ['Español', '/es'],
    ]);
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = await open('/vacancies');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('offers the search of the manifest on the 404 page', async () => {
    const { user, address } = await open('/nowhere');
    await user.type(screen.getByLabelText('Job title, skill or company'), 'cook{Enter}');
    await waitFor(() => expect(address()).toBe('/vacancies?search_string=cook'));
  });
});

describe('account menu', () => {
  it('offers visitors to sign in and to post a vacancy', async () => {
    await open('/vacancies/12');
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fvacancies%2F12',
    );
    expect(header.getAllByRole('link', { name: 'Post a vacancy' })[0]).toHaveAttribute(
      'href',
      '/register?role=recruiter&callbackUrl=%2Frecruiter-dashboard',
    );
  });

  it("shows the entries of the user's role", async () => {
    const { user } = await open('/', { profile: aProfile() });
    await user.click(headerButton('Account of Xiomara Croes'));
    const menu = screen.getByRole('banner').querySelector<HTMLElement>('ul[class=entries]')!;
    expect(linksOf(menu)).toEqual([
      ['Saved', '/saved'],
      ['Profile', '/applicant/profile'],
    ]);
  });

  it('shows a recruiter the logo of the first company', async () => {
    const profile = aRecruiterProfile({
      companies: [{ id: 1, name: 'Cas di Sabor', slug: 'kas', logo: '/files/kas.svg', membership: 'owner' }],
    });
    const { container } = await open('/', { profile });
    await waitFor(() =>
      expect(container.querySelector('header img')).toHaveAttribute('src', '/files/kas.svg'),
    );
  });

  it('names no user while the profile cannot be loaded', async () => {
    await open('/', {
      signedInAs: aProfile(),
      responses: { 'GET /recruiter/user/': { status: 500, body: { message: 'Broken.', code: 'x' } } },
    });
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeVisible();
    expect(screen.queryByText('User')).not.toBeInTheDocument();
  });

  it('signs out', async () => {
    const { user, said, address } = await open('/vacancies', { profile: aProfile() });
    await user.click(headerButton(/Account of/));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() =>
      expect(said()).toEqual(['progress: Signing out...', 'success: Signed out successfully']),
    );
    expect(address()).toBe('/');
    expect(screen.queryByRole('button', { name: /Account of/ })).not.toBeInTheDocument();
  });

  it('asks a user to verify the e-mail address', async () => {
    await open('/', { profile: aProfile({ verified: false }) });
    expect(await screen.findByText(/not verified yet/)).toHaveTextContent(aProfile().email);
  });
});
