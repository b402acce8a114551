import type { CvSummary } from '@cpa/shared/contracts';
import { aHost, aProfile, aRecruiterProfile, type FakeResponses, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyCv } from '../cv-draft/draft.ts';
import { createRoutes } from '../module.ts';

const kitchen: CvSummary = {
  id: 12,
  name: 'Kitchen',
  template: 'plain',
  version: 1,
  updated_at: '2026-01-05T10:00:00.000Z',
  shared_at: null,
  share_expires_at: null,
};
const bar: CvSummary = {
  ...kitchen,
  id: 13,
  name: 'Bar',
  shared_at: '2026-01-05T10:00:00.000Z',
  share_expires_at: '2099-04-05T10:00:00.000Z',
};

function open(responses: FakeResponses = {}, profile = aProfile()) {
  const host = aHost({
    profile,
    responses: { 'GET /applicant/me/cvs': { cvs: [kitchen, bar] }, ...responses },
  });
  const opened = renderRoutes(createRoutes(host), { host, at: '/applicant/cvs' });
  const choose = async (name: string, action: string | RegExp) => {
    await opened.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await opened.user.click(screen.getByRole('menuitem', { name: action }));
  };
  const sent = () => host.requests.filter(({ method }) => method !== 'GET');
  return { ...opened, host, choose, sent };
}
const dialog = () => within(screen.getByRole('dialog'));

describe('/applicant/cvs', () => {
  it('lists the CVs with links to them, and until when one is shared', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '/cv-builder?cv=12');
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(first).not.toHaveTextContent('Shared until');
    expect(second).toHaveTextContent(/Bar.*Shared until .*2099/);
    expect(screen.getByRole('link', { name: 'New CV' })).toHaveAttribute('href', '/cv-builder?new=1');
  });

  it('shows a 403 error to other roles', async () => {
    open({}, aRecruiterProfile());
    expect(await screen.findByRole('alert')).toHaveTextContent('403');
  });

  it('renames a CV, and not to an empty name', async () => {
    const { user, choose, sent } = open({ 'PUT /applicant/me/cvs/12/name': { ...kitchen, name: 'Hotel' } });
    await choose('Kitchen', 'Rename');
    const name = dialog().getByRole('textbox', { name: 'Name of this CV' });
    await user.clear(name);
    await user.click(dialog().getByRole('button', { name: 'Save name' }));
    expect([name.getAttribute('aria-invalid'), sent()]).toEqual(['true', []]);
    await user.type(name, ' Hotel ');
    await user.click(dialog().getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { name: 'Hotel' } }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('deletes a CV only after a question, and keeps the focus in the list', async () => {
    let cvs = [kitchen, bar];
    const { user, choose, sent } = open({
      'GET /applicant/me/cvs': () => ({ cvs }),
      'DELETE /applicant/me/cvs/12': () => {
        cvs = [bar];
        return { message: 'Deleted.' };
      },
    });
    await choose('Kitchen', 'Delete');
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Kitchen?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
    await choose('Kitchen', 'Delete');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Kitchen' })).not.toBeInTheDocument());
    expect(sent()).toMatchObject([{ method: 'DELETE', path: '/applicant/me/cvs/12' }]);
    expect(screen.getByRole('link', { name: 'Bar' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('shows the private link of a CV once, to be copied', async () => {
    let cvs = [kitchen, bar];
    const { user, choose } = open({
      'GET /applicant/me/cvs': () => ({ cvs }),
      'POST /applicant/me/cvs/12/share': () => {
        cvs = [{ ...kitchen, shared_at: bar.shared_at, share_expires_at: bar.share_expires_at }, bar];
        return { token: 'secret', shared_at: bar.shared_at, share_expires_at: bar.share_expires_at };
      },
    });
    await choose('Kitchen', /Create a private link/);
    const url = `${window.location.origin}/cv-builder/shared?token=secret`;
    expect(await screen.findByRole('textbox', { name: 'Private link' })).toHaveValue(url);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(copied.mock.calls).toEqual([[url]]);
    await choose('Bar', /Create a new link/);
    expect(screen.getAllByRole('textbox', { name: 'Private link' })).toHaveLength(1);
  });

  it('renews and revokes the link of a shared CV only', async () => {
    const { user, host, choose, sent } = open({
      'PUT /applicant/me/cvs/13/share': { shared_at: bar.shared_at, share_expires_at: bar.share_expires_at },
      'DELETE /applicant/me/cvs/13/share': { message: 'Revoked.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Kitchen' }));
    expect(screen.queryByRole('menuitem', { name: /Renew|Revoke/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await choose('Bar', /Renew the link/);
    await waitFor(() => expect(sent()).toMatchObject([{ method: 'PUT' }]));
    await choose('Bar', 'Revoke the link');
    await waitFor(() => expect(sent()).toMatchObject([{ method: 'PUT' }, { method: 'DELETE' }]));
    await waitFor(() =>
      expect(host.toasts.shown.map(({ title }) => title)).toEqual([
        'The link works for 90 more days',
        'The link no longer works',
      ]),
    );
  });

  it('invites to build one when there is none', async () => {
    open({ 'GET /applicant/me/cvs': { cvs: [] } });
    expect(await screen.findByText('No CVs yet')).toBeVisible();
  });

  it('shows an error and recovers on retry', async () => {
    let isDown = true;
    const { user } = open({
      'GET /applicant/me/cvs': () =>
        isDown ? { status: 503, body: { message: 'Away.', code: 'x' } } : { cvs: [kitchen] },
    });
    expect(await screen.findByText('Failed to load your CVs')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('link', { name: 'Kitchen' })).toBeVisible();
  });
});

describe('/cv-builder/shared', () => {
  const openShared = (response: FakeResponses[string]) => {
    const host = aHost({ responses: { 'GET /cvs/shared': response } });
    return { host, ...renderRoutes(createRoutes(host), { host, at: '/cv-builder/shared?token=secret' }) };
  };

  it.each([404, 422])('says that a link no longer works after the status %s', async (status) => {
    const { host } = openShared({ status, body: { message: 'There is no such link.', code: 'x' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Build your own CV' })).toHaveAttribute('href', '/cv-builder');
    expect(host.requests).toMatchObject([{ path: '/cvs/shared', params: { token: 'secret' } }]);
  });

  it.each([
    ['Raïsa Croes', 'Raïsa Croes', 'no'],
    ['', 'Shared CV', null],
  ])('lets browsers translate the heading unless it is a name: %s', async (name, shown, translate) => {
    const cv = { ...emptyCv(), resume: { basics: { name } } };
    openShared({ cv, updated_at: kitchen.updated_at });
    const heading = await screen.findByRole('heading', { level: 1, name: shown });
    expect(heading.getAttribute('translate')).toBe(translate);
  });

  it('offers a retry when the server failed', async () => {
    openShared({ status: 503, body: { message: 'Away.', code: 'x' } });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    expect(screen.queryByText('This link no longer works')).not.toBeInTheDocument();
  });
});
