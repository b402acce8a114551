import type { SavedView } from '@cpa/shared/contracts';
import {
  aHost,
  anOwnVacancy,
  aRecruiterProfile,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutes } from '../module.ts';
import { start } from '../start.ts';

const closing: SavedView = { id: 3, list: 'vacancies', name: 'Closing soon', query: 'tab=closing' };
const other: SavedView = { id: 4, list: 'applicants', name: 'Waiting', query: 'status=new' };

async function open(query: string, responses: FakeResponses = {}) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/vacancies': { vacancies: [anOwnVacancy({ title: 'Line Cook' })] },
      'GET /recruiter/postings': { companies: [] },
      'GET /recruiter/views': { views: [closing, other] },
      ...responses,
    },
  });
  start(host);
  const navigate = jest.spyOn(host.navigation, 'navigate').mockReturnValue(undefined);
  renderRoutes(createRoutes(host), { host, at: `/recruiter-dashboard/vacancies${query}` });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  return { user, navigate };
}

describe('saved views', () => {
  it('opens a view of the list and offers none of another list', async () => {
    const { user, navigate } = await open('');
    await user.click(await screen.findByRole('menuitemradio', { name: 'Closing soon' }));
    expect(navigate).toHaveBeenCalledWith('/recruiter-dashboard/vacancies?tab=closing');
    expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  });

  it('opens a view without a query at the URL of the list', async () => {
    const all: SavedView = { id: 5, list: 'vacancies', name: 'All', query: '' };
    const { user, navigate } = await open('?tab=closing', { 'GET /recruiter/views': { views: [all] } });
    await user.click(await screen.findByRole('menuitemradio', { name: 'All' }));
    expect(navigate).toHaveBeenCalledWith('/recruiter-dashboard/vacancies');
  });

  it('saves what the list shows, whatever its page, under a name', async () => {
    const bodies: unknown[] = [];
    const { user } = await open('?search=cook&page=2&sort=-views', {
      'PUT /recruiter/views': ({ body }: { body: unknown }) => {
        bodies.push(body);
        return { views: [closing] };
      },
    });
    await user.click(await screen.findByRole('menuitem', { name: /Save this view/ }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.type(screen.getByLabelText('Name'), ' Cooks ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(bodies).toEqual([{ list: 'vacancies', name: 'Cooks', query: 'search=cook&sort=-views' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why a view was not saved and keeps its name', async () => {
    const { user } = await open('', {
      'PUT /recruiter/views': () => {
        throw new Error('offline');
      },
    });
    await user.click(await screen.findByRole('menuitem', { name: /Save this view/ }));
    await user.type(await screen.findByLabelText('Name'), 'Closing soon');
    expect(screen.getByText('Replaces your view with this name.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription(/./);
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveValue('Closing soon');
  });

  it('deletes the view that is shown', async () => {
    let views = [closing, other];
    const { user } = await open('?tab=closing', {
      'GET /recruiter/views': () => ({ views }),
      'DELETE /recruiter/views/3': () => ({ views: (views = [other]) }),
    });
    await user.click(await screen.findByRole('menuitem', { name: 'Delete “Closing soon”' }));
    await user.click(screen.getByRole('button', { name: 'Saved views' }));
    expect(await screen.findByRole('menuitem', { name: /Save this view/ })).toBeVisible();
    expect(screen.queryByText('Closing soon')).not.toBeInTheDocument();
  });
});
