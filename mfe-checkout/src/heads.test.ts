import { aPackage } from '@cpa/shared/testing';
import heads from './heads.ts';
import { text } from './messages/texts.ts';

const read = (id: string) =>
  heads['/plans/:id']({
    path: `/plans/${id}`,
    params: { id },
    query: new URLSearchParams(),
    locale: 'en',
    siteUrl: 'https://portal.test',
    now: new Date('2026-11-20T12:00:00Z'),
    fetchJson: async (path) =>
      path === '/packages' && { packages: [aPackage({ id: 2, name: 'Team', summary: 'For a small team.' })] },
  });

describe('head of a plan', () => {
  it('has the title of the page and describes the plan', async () => {
    expect(await read('2')).toEqual({
      status: 200,
      title: text('plan.title'),
      description: 'For a small team.',
    });
  });

  it.each(['99', 'x', '2.0'])('returns 404 for the plan %s, which does not exist', async (id) => {
    expect(await read(id)).toEqual({ status: 404 });
  });
});
