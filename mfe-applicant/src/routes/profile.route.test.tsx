import { activateLocale, prepareLocale } from '@cpa/shared/i18n';
import {
  aHost,
  anApplicant,
  aProfile,
  renderRoutes,
  someOptions,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutes } from '../module.ts';

const croes = anApplicant({ name: 'Xiomara Croes', phone: '+2975601234', district_id: 1 });
const missing = { status: 404, body: { message: 'You have no applicant profile yet.', code: 'missing' } };

function open(responses: FakeResponses, at = '/applicant/profile') {
  const host = aHost({
    profile: aProfile({ name: 'Xiomara' }),
    responses: { 'GET /applicant/me': croes, 'GET /options': someOptions(), ...responses },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

afterEach(async () => {
  sessionStorage.clear();
  await activateLocale('en');
});

describe('/applicant/profile', () => {
  it('saves a section and moves the focus back to its button', async () => {
    const { user, host } = open({ 'POST /applicant/me': { ...croes, headline: 'Night auditor' } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Contact details' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    const headline = screen.getByRole('textbox', { name: /^Headline/ });
    await user.clear(headline);
    await user.type(headline, 'Night auditor');
    await user.selectOptions(screen.getByRole('combobox', { name: /^District/ }), 'Oranjestad West');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Night auditor')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit: Contact details' })).toHaveFocus();
    expect(host.requests.at(-1)?.body).toEqual({
      name: 'Xiomara Croes',
      headline: 'Night auditor',
      phone: '+2975601234',
      district_id: 2,
    });
    expect(host.toasts.shown.map(({ title }) => title)).toEqual([
      'Updating profile...',
      'Profile updated successfully',
    ]);
    expect(host.profileReloads()).toBe(1);
  });

  it('names the options in the language of the page', async () => {
    await prepareLocale('nl');
    await activateLocale('nl');
    open({ 'GET /applicant/me': { ...croes, languages: [{ language_id: 3, level: 'fluent' }] } });
    expect(await screen.findByText('Engels')).toBeVisible();
    expect(screen.queryByText('English')).toBeNull();
  });

  it('creates a missing profile with the account name', async () => {
    const { user, host } = open({
      'GET /applicant/me': missing,
      'POST /applicants': { status: 201, body: croes },
    });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Xiomara');
    await user.click(screen.getByRole('button', { name: 'Create profile' }));
    expect(await screen.findByRole('heading', { name: 'Experience' })).toBeVisible();
    expect(host.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/applicants',
    ]);
  });

  it('validates on blur and does not send an invalid form', async () => {
    const { user, host } = open({});
    await user.click(await screen.findByRole('button', { name: 'Edit: Contact details' }));
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await user.clear(phone);
    await user.type(phone, '12345');
    await user.tab();
    expect(await screen.findByText(/Enter seven digits/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(phone).toHaveFocus();
    expect(phone).toBeInvalid();
    expect(host.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keeps the input when the server rejects the form, also through a reload', async () => {
    const body = {
      message: 'Check the form.',
      code: 'invalid',
      errors: { headline: ['That is not a headline.'] },
    };
    const { user, unmount } = open({ 'POST /applicant/me': { status: 422, body } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Contact details' }));
    await user.type(screen.getByRole('textbox', { name: /^Headline/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('That is not a headline.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Headline/ })).toHaveFocus();
    unmount();
    open({});
    expect(await screen.findByRole('textbox', { name: /^Headline/ })).toHaveValue(
      'Front desk agent, 4 years!',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Front desk agent, 4 years')).toBeVisible();
  });

  it('adds a job, sorted by its end', async () => {
    const { user, host } = open({ 'POST /applicant/me': croes });
    await user.click(await screen.findByRole('button', { name: 'Add a job' }));
    await user.type(screen.getByRole('textbox', { name: 'Job title' }), 'Waiter');
    await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Zeerover');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Start: month' }), 'March');
    await user.type(screen.getByRole('textbox', { name: 'Start: year' }), '2020');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/or select “I work here now”/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'End: month' }), 'June');
    await user.type(screen.getByRole('textbox', { name: 'End: year' }), '2021');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Experience' })).toHaveFocus());
    expect(host.requests.at(-1)?.body).toEqual({
      experience: [
        croes.experience[0],
        { title: 'Waiter', company: 'Zeerover', from: '2020-03', to: '2021-06', description: '' },
      ],
    });
  });

  it('closes the form of a changed job after saving and forgets its draft', async () => {
    const [job] = croes.experience;
    const changed = { ...job!, title: 'Night auditor' };
    const { user, host } = open({ 'POST /applicant/me': { ...croes, experience: [changed] } });
    await user.click(await screen.findByRole('button', { name: /^Edit Front desk agent/ }));
    const title = screen.getByRole('textbox', { name: 'Job title' });
    await user.clear(title);
    await user.type(title, 'Night auditor');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Night auditor')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Job title' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Experience' })).toHaveFocus();
    expect(host.requests.at(-1)?.body).toEqual({ experience: [changed] });
    expect(sessionStorage).toHaveLength(0);
  });

  it('restores the draft of a job in its own form when the order has changed', async () => {
    const waiter = { title: 'Waiter', company: 'Zeerover', from: '2010-03', to: '2011-06', description: '' };
    const [job] = croes.experience;
    const { user, unmount } = open({ 'GET /applicant/me': { ...croes, experience: [job, waiter] } });
    await user.click(await screen.findByRole('button', { name: /^Edit Waiter/ }));
    await user.type(screen.getByRole('textbox', { name: 'Job title' }), ', nights');
    unmount();
    const bartender = { ...waiter, title: 'Bartender', from: '2024-01', to: null };
    const experience = [bartender, job, waiter];
    const again = open({
      'GET /applicant/me': { ...croes, experience },
      'POST /applicant/me': { ...croes, experience },
    });
    expect(await screen.findByRole('textbox', { name: 'Job title' })).toHaveValue('Waiter, nights');
    expect(screen.getByRole('button', { name: /^Edit Front desk agent/ })).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(again.host.requests.at(-1)?.method).toBe('POST'));
    expect(again.host.requests.at(-1)?.body).toEqual({
      experience: [bartender, job, { ...waiter, title: 'Waiter, nights' }],
    });
  });

  it('deletes a job after a confirmation', async () => {
    const { user, host } = open({ 'POST /applicant/me': { ...croes, experience: [] } });
    await user.click(await screen.findByRole('button', { name: /^Edit Front desk agent/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Add your jobs/)).toBeVisible();
    expect(host.requests.at(-1)?.body).toEqual({ experience: [] });
  });

  it('edits skills and languages', async () => {
    const { user, host } = open({ 'POST /applicant/me': croes });
    await user.click(await screen.findByRole('button', { name: 'Edit: Skills' }));
    await user.type(screen.getByRole('textbox', { name: 'Add a skill' }), 'Cash desk{Enter}opera,');
    await user.click(screen.getByRole('button', { name: 'Remove Night audit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit: Skills' });
    expect(host.requests.at(-1)?.body).toEqual({ skills: ['Opera', 'Cash desk'] });
    await user.click(screen.getByRole('button', { name: 'Edit: Languages' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a language' }), 'Dutch');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dutch' }), 'Fluent');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit: Languages' });
    expect(host.requests.at(-1)?.body).toEqual({
      languages: [
        { language_id: 1, level: 'native' },
        { language_id: 2, level: 'fluent' },
      ],
    });
  });

  it('opens the section that the URL asks for', async () => {
    open({}, '/applicant/profile?edit=permit');
    expect(await screen.findByRole('radio', { name: 'Yes, I do not need a permit' })).toBeChecked();
  });

  it('names the most useful next step', async () => {
    open({ 'GET /applicant/me': { ...croes, resumes: [] } });
    const progress = within(await screen.findByRole('region', { name: 'Profile progress' }));
    expect(progress.getByText('70%')).toBeVisible();
    expect(progress.getByText('Next: add a resume')).toBeVisible();
    expect(progress.getByRole('link', { name: 'Add skills' })).toHaveAttribute(
      'href',
      '/applicant/profile?edit=skills',
    );
  });

  it('shows an error with a retry button when loading fails', async () => {
    const { host } = open({ 'GET /applicant/me': { status: 500, body: { message: 'Oops', code: 'x' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load applicant profile');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(host.toasts.shown).toMatchObject([{ kind: 'error', title: 'Failed to load applicant profile' }]);
  });

  it('uploads a resume and keeps unsaved form input', async () => {
    const added = {
      ...croes.resumes[0]!,
      id: 82,
      file_name: 'desk.docx',
      size: 1_500_000,
      is_default: false,
    };
    const { user, host } = open({ 'POST /applicant/me/resumes': { status: 201, body: added } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Contact details' }));
    const headline = screen.getByRole('textbox', { name: /^Headline/ });
    await user.type(headline, '!');
    const file = new File(['PK'], 'desk.docx');
    await user.upload(screen.getByLabelText('Upload resume', { selector: 'input' }), file);
    expect(await screen.findByText('1.4 MB · 1 November 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make default: desk.docx' })).toBeVisible();
    expect(headline).toHaveValue('Front desk agent, 4 years!');
    const form = host.requests.at(-1)?.body as FormData;
    expect(form.get('resume')).toEqual(file);
    expect(host.toasts.shown).toEqual([{ kind: 'success', title: 'desk.docx was added' }]);
  });

  it('explains why a file cannot be used as a resume', async () => {
    const { user } = open({});
    const input = await screen.findByLabelText('Upload resume', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'cv.pages'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a PDF or Word file.');
    await user.upload(input, new File([], 'cv.pdf'));
    expect(await screen.findByText(/^This file is empty/)).toBeVisible();
  });

  it('confirms before removing a resume and moves the focus to the heading', async () => {
    const { user } = open({ 'DELETE /applicant/me/resumes/81': { ...croes, resumes: [] } });
    await user.click(await screen.findByRole('button', { name: 'Remove xiomara-croes.pdf' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove xiomara-croes.pdf?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^You have not uploaded a resume yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Resumes' })).toHaveFocus());
  });

  it('shows initials without a photo and refuses a file that is not an image', async () => {
    const { host } = open({});
    expect(await screen.findByRole('img', { name: 'Initials of Xiomara Croes' })).toHaveTextContent('XC');
    const input = screen.getByLabelText('Upload photo', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'me.pdf'));
    expect(await screen.findByText(/^This image cannot be used/)).toBeVisible();
    expect(host.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('confirms before removing the photo', async () => {
    const photo = '/api/images/photos/a.webp';
    const { user } = open({ 'GET /applicant/me': { ...croes, photo }, 'DELETE /applicant/me/photo': croes });
    const face = await screen.findByRole('img', { name: 'Photo of Xiomara Croes' });
    expect(face.querySelector('img')).toHaveAttribute('src', photo);
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove your photo?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByRole('img', { name: 'Initials of Xiomara Croes' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Photo' })).toHaveFocus());
  });

  it('shows no file section before the profile exists', async () => {
    open({ 'GET /applicant/me': missing });
    expect(await screen.findByRole('button', { name: 'Create profile' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Resumes' })).not.toBeInTheDocument();
  });
});
