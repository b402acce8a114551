import { aManifest } from '@cpa/shared/testing/builders';
import { statedHead } from './statedHead.ts';

const manifest = aManifest({
  routes: [
    {
      path: '/plans',
      chunk: 'plans',
      query: ['page'],
      frame: { area: 'bare', heading: 'heading.plans', shape: 'cards' },
      head: { description: 'head.plans', isIndexed: true, feed: { title: 'head.feed', href: '/plans.rss' } },
    },
    { path: '/cart', chunk: 'cart', head: { title: 'head.cart' } },
    { path: '/plans/:id', chunk: 'plan' },
  ],
  messages: {
    en: {
      'heading.plans': ['Plans'],
      'head.plans': ['What it costs.'],
      'head.feed': ['News of plans'],
      'head.cart': 'Cart',
    },
  },
});
const read = (path: string, pattern = '/plans') =>
  statedHead({ remote: { manifest }, pattern, url: new URL(path, 'https://portal.test'), locale: 'en' });

describe('statedHead', () => {
  it('has the heading as title, the description and the feed', () => {
    expect(read('/plans')).toEqual({
      status: 200,
      title: 'Plans',
      description: 'What it costs.',
      canonical: '/plans',
      feed: { title: 'News of plans', href: '/plans.rss' },
    });
  });

  it.each([
    ['/plans/', '/plans'],
    ['/plans?page=1', '/plans'],
    ['/plans?page=3', '/plans?page=3'],
    ['/plans?page=x', undefined],
    ['/plans?page=2&sort_by=name', undefined],
    ['/plans?utm_source=mail', undefined],
  ])('gives %s the canonical URL %s', (url, canonical) => {
    expect(read(url)?.canonical).toBe(canonical);
  });

  it('keeps a page that is not indexed out of search engines', () => {
    expect(read('/cart', '/cart')).toEqual({ status: 200, title: 'Cart' });
  });

  it('is undefined for a page that leaves its head to the head module', () => {
    expect(read('/plans/1', '/plans/:id')).toBeUndefined();
  });
});
