import {
  aHost,
  anApplicant,
  aProfile,
  type FakeResponses,
  renderRoutes,
  someOptions,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';
import { readSource } from '../resume-reading/readSource.ts';

/** Reads in this document what a worker reads in a browser. */
jest.mock('../resume-reading/readInWorker.ts', () => ({
  readInWorker: async (source: Parameters<typeof readSource>[0]) => readSource(source),
}));

let isMissing = false;
const dialog = jest.requireActual<object>('../features/profile/components/filling/FillingDialog.tsx');
jest.mock('../features/profile/components/filling/FillingDialog.tsx', () => {
  if (isMissing) throw new Error('Loading the chunk failed.');
  return dialog;
});

const croes = anApplicant({ headline: '', about: '' });
const bare = { ...croes, experience: [], educations: [], skills: [], languages: [] };
const resume = {
  basics: { name: 'Xiomara Croes', label: 'Night auditor', phone: '5939999' },
  work: [
    { position: 'Front desk agent', name: 'Divi Cove Resort', startDate: '2022-09' },
    { position: 'Cook', name: 'Bahia', startDate: '2019', endDate: '2020-03' },
  ],
  skills: [{ name: 'Opera' }, { name: 'Excel' }],
  languages: [{ language: 'Hulandes', fluency: 'B2' }],
  certificates: [{ name: 'HACCP' }],
};
const aFile = (content: unknown = resume) =>
  new File([JSON.stringify(content)], 'cv.json', { type: 'application/json' });

async function open(responses: FakeResponses = {}, at = '/applicant/profile?edit=filling') {
  const host = aHost({
    profile: aProfile({ name: 'Xiomara' }),
    responses: { 'GET /applicant/me': croes, 'GET /options': someOptions(), ...responses },
  });
  const opened = renderRoutes(createRoutes(host), { host, at });
  const posts = () => host.requests.filter(({ method }) => method === 'POST');
  return { ...opened, host, posts };
}

async function choose(user: Awaited<ReturnType<typeof open>>['user'], file = aFile()) {
  await screen.findByRole('dialog', { name: 'Fill from a resume' });
  await user.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file);
  return within(await screen.findByRole('dialog', { name: 'What to take over' }));
}

afterEach(() => sessionStorage.clear());

describe('filling the profile from a resume', () => {
  it('offers a retry when the code of the dialog does not load', async () => {
    isMissing = true;
    const { user } = await open();
    expect(await screen.findByRole('alert')).toBeVisible();
    isMissing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('shows each field, completes a job and saves what is ticked', async () => {
    const filled = { ...croes, headline: 'Night auditor', skills: ['Opera', 'Night audit', 'Excel'] };
    const { user, posts } = await open({ 'POST /applicant/me': filled }, '/applicant/profile');
    const button = await screen.findByRole('button', { name: 'Fill from a resume' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(button);
    const found = await choose(user);
    expect(found.getByRole('checkbox', { name: 'Headline: Night auditor' })).toBeChecked();
    const phone = found.getByRole('checkbox', { name: 'Phone: +297 593 9999' });
    expect(phone).not.toBeChecked();
    expect(phone).toHaveAccessibleDescription('Now: +297 560 1234');
    expect(found.queryByRole('checkbox', { name: /Front desk agent|Opera|Name/ })).not.toBeInTheDocument();
    expect(found.getByText('3 more items are in your profile already.')).toBeVisible();
    expect(found.getByText('1 text has no place in the profile')).toBeVisible();
    expect(found.getByText('HACCP')).toBeInTheDocument();

    await user.selectOptions(found.getByRole('combobox', { name: 'Level of Dutch' }), 'Fluent');
    const take = found.getByRole('button', { name: 'Take over 4 items' });
    await user.click(take);
    expect(await found.findByText('Choose the month and enter the year, such as 2022.')).toBeVisible();
    expect(found.getByRole('textbox', { name: 'Start: year' })).toHaveFocus();
    expect(posts()).toEqual([]);
    await user.selectOptions(found.getByRole('combobox', { name: 'Start: month' }), 'May');
    await user.click(take);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      [
        '/applicant/me',
        {
          headline: 'Night auditor',
          experience: [
            croes.experience[0],
            { title: 'Cook', company: 'Bahia', from: '2019-05', to: '2020-03', description: '' },
          ],
          skills: ['Opera', 'Night audit', 'Excel'],
          languages: [...croes.languages, { language_id: 2, level: 'fluent' }],
        },
      ],
    ]);
    expect(screen.getByText('Excel')).toBeVisible();
    expect(button).toHaveFocus();
  });

  it('adds to what another page has saved meanwhile', async () => {
    let own = croes;
    const { user, posts } = await open({ 'GET /applicant/me': () => own, 'POST /applicant/me': croes });
    const found = await choose(user, aFile({ skills: [{ name: 'Excel' }] }));
    own = { ...croes, skills: ['Diving'] };
    await user.click(found.getByRole('button', { name: 'Take over 1 item' }));
    await waitFor(() => expect(posts()[0]?.body).toEqual({ skills: ['Diving', 'Excel'] }));
  });

  it('asks to save a form first that would bring its old values back', async () => {
    const { user } = await open({}, '/applicant/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit: Skills' }));
    await user.type(screen.getByLabelText('Add a skill'), 'Diving{Enter}');
    await user.click(screen.getByRole('button', { name: 'Fill from a resume' }));
    expect(await screen.findByText('You are editing Skills. Save or cancel that first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose a file' })).not.toBeInTheDocument();
  });

  it('takes a language whose level is chosen', async () => {
    const { user, posts } = await open({ 'POST /applicant/me': croes });
    const found = await choose(user, aFile({ languages: [{ language: 'Dutch', fluency: 'so so' }] }));
    expect(found.getByRole('checkbox', { name: 'Dutch' })).not.toBeChecked();
    await user.selectOptions(found.getByRole('combobox', { name: 'Level of Dutch' }), 'Basic');
    await user.click(found.getByRole('button', { name: 'Take over 1 item' }));
    await waitFor(() =>
      expect(posts()[0]?.body).toMatchObject({
        languages: expect.arrayContaining([{ language_id: 2, level: 'basic' }]),
      }),
    );
  });

  it('creates a missing profile with the name of the account', async () => {
    const missing = { status: 404, body: { message: 'None.', code: 'missing' } };
    const responses = {
      'GET /applicant/me': missing,
      'POST /applicants': { status: 201, body: bare },
      'POST /applicant/me': croes,
    };
    const { user, posts } = await open(responses, '/applicant/profile');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Xiomara');
    await user.click(screen.getByRole('button', { name: 'Fill from a resume' }));
    const found = await choose(user, aFile({ basics: { label: 'Cook', name: 'Xiomara Croes' } }));
    const name = found.getByRole('checkbox', { name: 'Name: Xiomara Croes' });
    expect(name).not.toBeChecked();
    expect(name).toHaveAccessibleDescription('Now: Xiomara');
    await user.click(found.getByRole('button', { name: 'Take over 1 item' }));
    expect(await screen.findByRole('heading', { name: 'Experience' })).toBeVisible();
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      ['/applicants', { name: 'Xiomara' }],
      ['/applicant/me', { headline: 'Cook' }],
    ]);
  });

  it('shows an error of the server at its field and keeps the choice', async () => {
    const body = { message: 'Check the form.', code: 'invalid', errors: { headline: ['Not a headline.'] } };
    const { user } = await open({ 'POST /applicant/me': { status: 422, body } });
    const found = await choose(user, aFile({ basics: { label: 'Cook' } }));
    await user.click(found.getByRole('button', { name: 'Take over 1 item' }));
    expect(await found.findByText('Not a headline.')).toBeVisible();
    expect(found.getByRole('checkbox', { name: 'Headline: Cook' })).toBeChecked();
    await user.click(found.getByRole('button', { name: 'Choose another file' }));
    expect((await choose(user)).queryByText('Not a headline.')).not.toBeInTheDocument();
  });

  it('closes an open form, which has the values from before', async () => {
    const { user } = await open({ 'POST /applicant/me': croes }, '/applicant/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit: Skills' }));
    await user.click(screen.getByRole('button', { name: 'Fill from a resume' }));
    const found = await choose(user, aFile({ skills: [{ name: 'Excel' }] }));
    await user.click(found.getByRole('button', { name: 'Take over 1 item' }));
    expect(await screen.findByRole('button', { name: 'Edit: Skills' })).toBeVisible();
  });

  it.each([
    ['nothing for the profile', { interests: [{ name: 'Diving' }] }, /We found nothing for your profile/],
    ['only what the profile has', { skills: [{ name: 'opera' }] }, /Your profile has everything/],
  ])('offers another file when it finds %s', async (_, content, message) => {
    const { user } = await open();
    const found = await choose(user, aFile(content));
    expect(found.getByText(message)).toBeVisible();
    expect(found.queryByRole('button', { name: /^Take over/ })).not.toBeInTheDocument();
    await user.click(found.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByRole('dialog', { name: 'Fill from a resume' })).toBeVisible();
  });

  it('says why a file cannot be read', async () => {
    const { user } = await open();
    await screen.findByRole('dialog', { name: 'Fill from a resume' });
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
    await user.upload(input, new File(['{'], 'cv.json', { type: 'application/json' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be read.');
  });

  it('reads a stored resume, and says when it cannot be loaded', async () => {
    const link = { url: '/api/documents/81', expires_at: '2026-11-30T10:00:00.000Z' };
    const { user } = await open({ 'GET /applicant/me/resumes/81/link': link });
    const fetched = jest.fn().mockResolvedValueOnce({ ok: false, status: 503 });
    fetched.mockResolvedValueOnce({ ok: true, blob: async () => aFile() });
    globalThis.fetch = fetched;
    await user.click(await screen.findByRole('button', { name: 'xiomara-croes.pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This resume could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'xiomara-croes.pdf' }));
    expect(await screen.findByRole('dialog', { name: 'What to take over' })).toBeVisible();
    expect(fetched).toHaveBeenCalledWith('/api/documents/81', expect.anything());
  });
});
