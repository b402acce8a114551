import {
  type FakeResponses,
  aContentPage,
  aHost,
  aPartner,
  aPost,
  aPostCard,
  renderRoutes,
} from '@cpa/shared/testing';
import { activateLocale, prepareLocale } from '@cpa/shared/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

afterEach(async () => await activateLocale('en'));

const away = { status: 503, body: { message: 'Away.', code: 'unavailable' } };

function open(at: string, responses: FakeResponses) {
  const host = aHost({ responses });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

test('lists posts and opens one', async () => {
  const { user } = open('/blog', {
    'GET /content/posts': { posts: [aPostCard()] },
    'GET /content/posts/your-first-week': aPost({ body: '## Monday\n\nAsk where the coffee is.' }),
  });
  await user.click(await screen.findByRole('link', { name: 'Your first week' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your first week' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Monday' })).toBeVisible();
  expect(screen.getByText(/3 min read/)).toBeVisible();
  // The picture that the list shows beside the post.
  expect(screen.getByRole('article').querySelector('svg[viewBox="0 0 160 94"]')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Your first week | Career Portal Aruba | Jobs in Aruba'));
});

test('offers other posts when the post does not exist', async () => {
  open('/blog/gone', {
    'GET /content/posts/gone': { status: 404, body: { message: 'No.', code: 'not_found' } },
  });
  expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeVisible();
  expect(document.title).toBe('Post not found | Career Portal Aruba | Jobs in Aruba');
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
});

test.each(['about', 'privacy', 'terms'])('shows the content of /%s', async (slug) => {
  open(`/${slug}`, { [`GET /content/pages/${slug}`]: aContentPage({ slug, title: `Title of ${slug}` }) });
  expect(await screen.findByRole('heading', { level: 1, name: `Title of ${slug}` })).toBeVisible();
  expect(screen.getByText('We keep this portal.')).toBeVisible();
  expect(screen.getByText('Last updated on 1 November 2026')).toBeVisible();
});

test('shows English with a notice and its language where a page does not exist in that of the visitor', async () => {
  await prepareLocale('nl');
  await activateLocale('nl');
  const english = aContentPage({ slug: 'terms', title: 'Terms', languages: ['en', 'es'] });
  const { host } = open('/terms', { 'GET /content/pages/terms': english });
  expect(await screen.findByText('Deze pagina is er alleen in het Engels.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
  expect(host.requests).toContainEqual(expect.objectContaining({ params: { lang: 'nl' } }));
  expect(screen.getByText(/Laatst bijgewerkt/).closest('[lang=en]')).toBeNull();
});

test('reads the open page again when the language is switched, and shows it in that language', async () => {
  const english = aContentPage({ slug: 'terms', title: 'Terms of use' });
  const dutch = aContentPage({ slug: 'terms', language: 'nl', title: 'Gebruiksvoorwaarden' });
  open('/terms', {
    'GET /content/pages/terms': ({ params }) => (params['lang'] === 'nl' ? dutch : english),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await prepareLocale('nl');
  await act(async () => await activateLocale('nl'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Gebruiksvoorwaarden' });
  expect(heading.closest('[lang=en]')).toBeNull();
  expect(screen.queryByText('Deze pagina is er alleen in het Engels.')).toBeNull();
});

test('names the language of a post that a list shows in English', async () => {
  await prepareLocale('es');
  await activateLocale('es');
  open('/blog', {
    'GET /content/posts': {
      posts: [aPostCard(), aPostCard({ slug: 'second', language: 'es', title: 'Segundo' })],
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your first week' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { name: 'Segundo' })).not.toHaveAttribute('lang');
});

test('shows partners with their websites', async () => {
  open('/partners', { 'GET /content/partners': { partners: [aPartner()] } });
  expect(await screen.findByRole('heading', { name: 'Trade Wind Academy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'tradewind.example' })).toHaveAttribute(
    'href',
    'https://tradewind.example/',
  );
});

test.each([
  ['/blog', 'GET /content/posts', { posts: [aPostCard()] }, 'Your first week'],
  ['/blog/your-first-week', 'GET /content/posts/your-first-week', aPost(), 'Your first week'],
  ['/about', 'GET /content/pages/about', aContentPage(), 'About us'],
  ['/partners', 'GET /content/partners', { partners: [aPartner()] }, 'Trade Wind Academy'],
])('%s shows an error and retries', async (path, call, answer, heading) => {
  let isDown = true;
  const { user } = open(path, { [call]: () => (isDown ? away : answer) });
  const alert = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});
