import type { OwnCompany } from '@cpa/shared/contracts';
import {
  aCompany,
  aHost,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
  someOptions,
} from '@cpa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const lunch = { id: 4, kind: 'work' as const, url: '/api/images/pictures/4.webp', caption: 'Staff lunch' };
const company: OwnCompany = {
  ...aCompany({ tagline: 'Where the island eats.', pictures: [lunch] }),
  careers_url: null,
  membership: 'owner',
};

function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: { 'GET /options': someOptions(), 'GET /recruiter/company/3': company, ...responses },
  });
  const said = () => host.toasts.shown.map(({ kind, title }) => `${kind}: ${title}`);
  const page = renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/company' });
  return { host, said, ...page };
}

beforeEach(() => localStorage.clear());

const pictures = async () => within(await screen.findByRole('region', { name: 'Life at your company' }));

describe('/recruiter-dashboard/company', () => {
  it('saves the sentence and the way there with the company', async () => {
    // The page reloads after a response.
    const { user, host } = open({ 'POST /recruiter/company/3': () => new Promise(() => {}) });
    const sentence = await screen.findByRole('textbox', { name: /Your company in one sentence/ });
    expect(sentence).toHaveValue('Where the island eats.');
    await user.clear(sentence);
    await user.type(screen.getByRole('textbox', { name: /How to get there/ }), 'Bus line 10');
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    await waitFor(() => expect(host.requests.at(-1)?.method).toBe('POST'));
    expect([...(host.requests.at(-1)!.body as FormData)]).toEqual([
      ['tagline', ''],
      ['directions', 'Bus line 10'],
    ]);
  });

  it('saves what receipts say of the company, and clears it', async () => {
    const { user, host } = open({
      'GET /recruiter/company/3': { ...company, legal_name: 'Cas di Sabor N.V.', tax_number: '7' },
      'POST /recruiter/company/3': () => new Promise(() => {}),
    });
    const fields = within(await screen.findByRole('region', { name: 'On receipts' }));
    expect(fields.getByRole('textbox', { name: /Legal name/ })).toHaveValue('Cas di Sabor N.V.');
    const registration = fields.getByRole('textbox', { name: /Registration number/ });
    await user.type(registration, '1'.repeat(41));
    await user.tab();
    expect(registration).toHaveAccessibleDescription('Use one line of at most 40 characters.');
    await user.clear(registration);
    await user.type(registration, 'H12345.0');
    await user.clear(fields.getByRole('textbox', { name: /Tax number/ }));
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    await waitFor(() => expect(host.requests.at(-1)?.method).toBe('POST'));
    expect([...(host.requests.at(-1)!.body as FormData)]).toEqual([
      ['registration_number', 'H12345.0'],
      ['tax_number', ''],
    ]);
  });

  it('saves a changed caption at once and keeps it when the request fails', async () => {
    const { user, host, said } = open({
      'PUT /recruiter/company/3/pictures/4': { ...company, pictures: [{ ...lunch, caption: 'Lunch' }] },
    });
    const caption = (await pictures()).getByRole('textbox', { name: 'Caption' });
    await user.clear(caption);
    await user.tab();
    expect(caption).toHaveAccessibleDescription(/at most 80 characters/);
    expect(host.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.type(caption, 'Lunch{Enter}');
    await waitFor(() => expect(said()).toEqual(['success: Caption saved']));
    expect(host.requests.at(-1)).toMatchObject({ method: 'PUT', body: { caption: 'Lunch' } });
    expect(screen.queryByRole('button', { name: 'Save company' })).not.toBeInTheDocument();
  });

  it('sends a caption once when Enter is followed by leaving the field', async () => {
    const { user, host } = open({ 'PUT /recruiter/company/3/pictures/4': () => new Promise(() => {}) });
    const caption = (await pictures()).getByRole('textbox', { name: 'Caption' });
    await user.type(caption, ' today{Enter}');
    await user.tab();
    const sent = () => host.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent()).toEqual([{ caption: 'Staff lunch today' }]);
    await user.type(caption, '!');
    await user.tab();
    expect(sent()).toHaveLength(2);
  });

  it('removes a picture, and says when that fails', async () => {
    let isDown = true;
    const { user, said } = open({
      'DELETE /recruiter/company/3/pictures/4': () =>
        isDown
          ? { status: 503, body: { message: 'Away.', code: 'unavailable' } }
          : { ...company, pictures: [] },
    });
    const remove = async () =>
      user.click((await pictures()).getByRole('button', { name: 'Remove picture: Staff lunch' }));
    await remove();
    await waitFor(() => expect(said()).toEqual(['error: We do not know yet whether this was done']));
    isDown = false;
    await remove();
    await waitFor(() => expect(said().at(-1)).toBe('success: Picture removed'));
    expect((await pictures()).queryByRole('textbox', { name: 'Caption' })).not.toBeInTheDocument();
  });

  it('rejects a file that is not an image', async () => {
    open();
    const file = new File(['x'], 'menu.pdf', { type: 'application/pdf' });
    const input = (await pictures()).getByLabelText('New picture');
    fireEvent.change(input, { target: { files: [file] } });
    expect((await pictures()).getByRole('alert')).toHaveTextContent('cannot be read as an image');
  });

  it('offers no further picture at the limit', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ ...lunch, id: index + 1 }));
    open({ 'GET /recruiter/company/3': { ...company, pictures: six } });
    expect((await pictures()).getByText(/limit of 6 pictures/)).toBeVisible();
    expect((await pictures()).queryByLabelText('New picture')).not.toBeInTheDocument();
  });
});
