import { aCompany, aHost, aRecruiterProfile, renderRoutes, someOptions } from '@cpa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const CROPPED = new Blob(['cropped'], { type: 'image/jpeg' });

/** Replaces the crop, which needs a canvas. */
jest.mock('@cpa/shared/ui/image-crop', () => ({
  ImageCrop: ({ file, aspect, onCrop }: { file: File; aspect: number; onCrop: (blob: Blob) => void }) => (
    <button type="button" onClick={() => onCrop(CROPPED)}>{`Crop ${file.name} to ${aspect}:1`}</button>
  ),
}));

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:cropped';
  URL.revokeObjectURL = () => {};
});

const sectors = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, name: `Sector ${index + 1}` }));

const lunch = { id: 4, kind: 'work' as const, url: '/api/images/pictures/4.webp', caption: 'Lunch' };

async function open(responses: NonNullable<Parameters<typeof aHost>[0]>['responses'] = {}) {
  const company = {
    ...aCompany({
      id: 3,
      logo: '/media/logo.png',
      cover: null,
      sectors: sectors.slice(0, 4),
      pictures: [lunch],
    }),
    careers_url: null,
    membership: 'owner',
  };
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /options': { ...someOptions(), sectors },
      'GET /recruiter/company/3': company,
      'DELETE /recruiter/company/3/pictures/4': { ...company, pictures: [] },
      'POST /recruiter/company/3/pictures': { ...company, pictures: [{ ...lunch, caption: 'The desk' }] },
      // The page reloads after a response.
      'POST /recruiter/company/3': () => new Promise(() => {}),
      ...responses,
    },
  });
  const page = renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/company' });
  await screen.findByRole('button', { name: 'Choose a cover' });
  return { host, ...page };
}

const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });

describe('/recruiter-dashboard/company', () => {
  it('crops a new cover, removes the logo and sends both', async () => {
    const { user, host } = await open();
    choose('Cover', new File(['x'], 'beach.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Crop beach.png to 4:1' }));
    const change = screen.getByRole('button', { name: 'Change cover' });
    expect(change).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    const sent = host.requests.find(({ method }) => method === 'POST')!.body as FormData;
    expect([...sent.keys()].toSorted()).toEqual(['cover', 'logo']);
    expect((sent.get('cover') as File).size).toBe(CROPPED.size);
    expect(sent.get('logo')).toBe('');
  });

  it('takes back a change of an image', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(screen.queryByRole('button', { name: 'Remove logo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo the last image change' }));
    expect(screen.getByRole('button', { name: 'Remove logo' })).toBeVisible();
  });

  it('keeps a new picture while another is removed, then adds it with its caption', async () => {
    const { user, host } = await open();
    choose('New picture', new File(['x'], 'desk.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Crop desk.png to 1.6:1' }));
    await user.click(screen.getByRole('button', { name: 'Remove picture: Lunch' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Caption' })).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: 'Caption' }), 'The desk{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveValue('The desk'));
    await screen.findByRole('button', { name: 'Choose a picture' });
    const { path, body } = host.requests.at(-1)!;
    expect([path, (body as FormData).get('caption')]).toEqual(['/recruiter/company/3/pictures', 'The desk']);
  });

  it('adds a photo of the team to a list of its own and keeps a new picture of the work', async () => {
    const photo = {
      id: 5,
      kind: 'team' as const,
      url: '/api/images/pictures/5.webp',
      caption: 'The kitchen',
    };
    const { user, host } = await open({
      'POST /recruiter/company/3/pictures': {
        ...aCompany({ id: 3, pictures: [lunch, photo] }),
        careers_url: null,
        membership: 'owner',
      },
    });
    choose('New picture', new File(['x'], 'desk.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Crop desk.png to 1.6:1' }));
    choose('New photo of the team', new File(['x'], 'team.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Crop team.png to 1.6:1' }));
    const team = within(screen.getByRole('region', { name: 'Your team' }));
    await user.type(team.getByRole('textbox', { name: 'Caption' }), 'The kitchen{Enter}');
    expect(await team.findByRole('button', { name: 'Remove picture: The kitchen' })).toBeVisible();
    const body = host.requests.at(-1)!.body as FormData;
    expect([body.get('kind'), body.get('caption')]).toEqual(['team', 'The kitchen']);
    const work = within(screen.getByRole('region', { name: 'Life at your company' }));
    expect(work.getAllByRole('textbox', { name: 'Caption' })).toHaveLength(2);
    expect(work.getByRole('button', { name: 'Remove picture: Lunch' })).toBeVisible();
  });

  it('does not save the company without a picture that was chosen and not added', async () => {
    const { user, host } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    choose('New picture', new File(['x'], 'desk.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Crop desk.png to 1.6:1' }));
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Add this picture or cancel it');
    expect(screen.getAllByRole('textbox', { name: 'Caption' }).at(-1)).toHaveFocus();
    expect(host.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    expect(host.requests.at(-1)).toMatchObject({ method: 'POST', path: '/recruiter/company/3' });
  });

  it('asks to wait when the company is saved while a picture uploads', async () => {
    const { user, host } = await open({ 'POST /recruiter/company/3/pictures': () => new Promise(() => {}) });
    choose('New picture', new File(['x'], 'desk.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Crop desk.png to 1.6:1' }));
    await user.type(screen.getAllByRole('textbox', { name: 'Caption' }).at(-1)!, 'The desk{Enter}');
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' Aruba');
    await user.click(screen.getByRole('button', { name: 'Save company' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The picture is still uploading. Wait until');
    expect(host.requests.filter(({ path }) => path === '/recruiter/company/3')).toHaveLength(1);
  });

  it('rejects a file that is not an image', async () => {
    await open();
    choose('Cover', new File(['x'], 'beach.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Crop/ })).not.toBeInTheDocument();
  });

  it('offers no sixth sector, and keeps the focus at the fifth', async () => {
    const { user } = await open();
    const select = screen.getByRole('combobox', { name: /^Sectors/ });
    select.focus();
    await user.selectOptions(select, 'Sector 5');
    expect(select).toHaveFocus();
    expect(within(select).getAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove Sector 2' }));
    expect(within(select).getByRole('option', { name: 'Sector 2' })).toBeInTheDocument();
  });
});
