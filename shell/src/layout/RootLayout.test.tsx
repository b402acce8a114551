import { aProfile, aRecruiterProfile } from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { renderPage } from '../testing/renderPage.tsx';

const remotes = [
  { path: '/', Component: () => <Link to="/vacancies">All of them</Link> },
  { path: '/vacancies', handle: { title: 'Vacancies' }, Component: () => <h1>All vacancies</h1> },
  {
    path: '/vacancies/:id',
    loader: () => ({ title: 'Line Cook' }),
    HydrateFallback: () => null,
    handle: { title: (vacancy: { title: string }) => vacancy.title },
    Component: () => <h1>Line Cook</h1>,
  },
  ...[
    '/applicant/applications',
    '/applicant/profile',
    '/saved',
    '/recruiter-dashboard',
    '/recruiter-dashboard/profile',
  ].map((path) => ({ path, Component: () => <h1>{path}</h1> })),
];
const open = (at: string, options = {}) => renderPage({ at, remotes, ...options });
const headerButton = (name: string | RegExp) =>
  within(screen.getByRole('banner')).getByRole('button', { name });

describe('the frame', () => {
  it('has the seven entries in order and marks the current one', async () => {
    await open('/vacancies');
    const [navigation] = screen.getAllByRole('navigation', { name: 'Main' });
    const links = within(navigation!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Vacancies', '/vacancies'],
      ['Companies', '/companies'],
      ['About Us', '/about'],
      ['Partners', '/partners'],
      ['Plans', '/plans'],
      ['Blog', '/blog'],
      ['Build CV for Free', '/cv-builder'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
  });

  it('names the document after the page, and the home page after the site', async () => {
    const { router } = await open('/');
    expect(document.title).toBe('Career Portal Aruba | Jobs in Aruba');
    await act(() => router.navigate('/vacancies/12'));
    await waitFor(() => expect(document.title).toBe('Line Cook | Career Portal Aruba | Jobs in Aruba'));
    await act(() => router.navigate('/nowhere'));
    await waitFor(() => expect(document.title).toBe('Page not found | Career Portal Aruba | Jobs in Aruba'));
    await act(() => router.navigate('/'));
    await waitFor(() => expect(document.title).toBe('Career Portal Aruba | Jobs in Aruba'));
  });

  it('tells of a new page and puts the focus at its start, but not for a change of the query', async () => {
    const { user, router } = await open('/');
    await user.click(screen.getByRole('link', { name: 'All of them' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.getByText('Vacancies | Career Portal Aruba | Jobs in Aruba')).toBeInTheDocument();

    act(() => headerButton('Theme').focus());
    await act(() => router.navigate('/vacancies?page=2'));
    expect(headerButton('Theme')).toHaveFocus();
  });

  it('leads from its foot to the people behind it, to privacy and to the terms', async () => {
    await open('/');
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Saved', '/saved'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Vacancies as RSS', '/api/feeds/vacancies.rss'],
    ]);
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = await open('/vacancies');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('helps on from an address that nobody owns', async () => {
    const { user, address } = await open('/nowhere');
    await user.type(screen.getByLabelText('Job title, skill or company'), 'cook{Enter}');
    await waitFor(() => expect(address()).toBe('/vacancies?search_string=cook'));
  });
});

describe('the corner of the account', () => {
  it('offers a visitor to sign in and come back, and to post a vacancy', async () => {
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

  it('leads an applicant to applications, what was saved, and profile', async () => {
    const { user } = await open('/', { profile: aProfile() });
    await user.click(headerButton('Account of Xiomara Croes'));
    expect(screen.getByRole('link', { name: 'My applications' })).toHaveAttribute(
      'href',
      '/applicant/applications',
    );
    const menu = within(screen.getByRole('banner').querySelector('ul[class=entries]')!);
    expect(menu.getByRole('link', { name: 'Saved' })).toHaveAttribute('href', '/saved');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/applicant/profile');
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  });

  it('leads a recruiter to the dashboard, under the logo of the first company', async () => {
    const profile = aRecruiterProfile({
      companies: [{ id: 1, name: 'Kas di Sabor', slug: 'kas', logo: '/files/kas.svg', membership: 'owner' }],
    });
    const { user, container } = await open('/', { profile });
    await waitFor(() =>
      expect(container.querySelector('header img')).toHaveAttribute('src', '/files/kas.svg'),
    );
    await user.click(headerButton(/Account of/));
    const entries = within(screen.getByRole('banner').querySelector('ul[class=entries]')!).getAllByRole(
      'link',
    );
    // Of the dashboard's pages only those that the active release has.
    expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/recruiter-dashboard'],
      ['Profile', '/recruiter-dashboard/profile'],
    ]);
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

  it('reminds who has not verified the address', async () => {
    await open('/', { profile: aProfile({ verified: false }) });
    expect(await screen.findByText(/not verified yet/)).toHaveTextContent(aProfile().email);
  });
});
