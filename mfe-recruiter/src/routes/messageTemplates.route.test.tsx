import {
  aHost,
  anApplicantReview,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const TEMPLATES = 'GET /recruiter/applicants/91/message-templates';
const values = { first_name: 'Xiomara', vacancy: 'Cook', company: 'Divi Cove' };
const parking = { id: 7, stage: 'interview', name: 'Parking', text: 'Dear {first_name}, park at gate B.' };
const thanks = { id: 8, stage: null, name: 'Thanks', text: 'Thank you. {company}' };
const review = anApplicantReview({ id: 91, name: 'Xiomara Croes', status: 'interview', resume: null });

afterEach(() => sessionStorage.clear());

async function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/applicants/91': review,
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/applicants/91/interviews': { interviews: [] },
      'GET /recruiter/applicants/91/messages': { messages: [], closed: null },
      [TEMPLATES]: { templates: [thanks, parking], values },
      ...responses,
    },
  });
  const page = renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants/91' });
  await page.user.click(await screen.findByRole('button', { name: 'Templates…' }));
  return { ...page, host };
}

const dialog = async (name = 'Message templates') => within(await screen.findByRole('dialog', { name }));
const messageField = () => screen.getByLabelText('Message to Xiomara Croes');

describe('message templates on /recruiter-dashboard/applicants/:id', () => {
  it('previews the template of the present stage first and adds it to the message', async () => {
    const { user } = await open();
    const shown = await dialog();
    expect(await shown.findByRole('group', { name: 'The applicant reads' })).toHaveTextContent(
      'Dear Xiomara, park at gate B.',
    );
    await user.click(shown.getByRole('button', { name: 'Use this text' }));
    await waitFor(() => expect(messageField()).toHaveFocus());
    expect(messageField()).toHaveValue('Dear Xiomara, park at gate B.');
    await user.click(screen.getByRole('button', { name: 'Templates…' }));
    await user.selectOptions((await dialog()).getByLabelText('Template'), 'Thanks');
    await user.click((await dialog()).getByRole('button', { name: 'Use this text' }));
    await waitFor(() =>
      expect(messageField()).toHaveValue('Dear Xiomara, park at gate B.\n\nThank you. Divi Cove'),
    );
  });

  it('does not use a text with a placeholder that has no value', async () => {
    const { user } = await open({
      [TEMPLATES]: { templates: [{ ...parking, text: 'Bring the {pass}.' }], values },
    });
    const shown = await dialog();
    expect(await shown.findByText('No value for {pass}. Remove it from the template.')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Use this text' }));
    expect(shown.getByRole('button', { name: 'Use this text' })).toBeVisible();
    expect(messageField()).toHaveValue('');
  });

  it('adds a text that is too long whole, and says so before and after', async () => {
    const long = 'a'.repeat(3990);
    const { user } = await open({
      [TEMPLATES]: { templates: [{ ...parking, text: `${long} {first_name} {vacancy}` }], values },
    });
    const shown = await dialog();
    expect(
      await shown.findByText(/The message has 4,003 characters with the values filled in/),
    ).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Use this text' }));
    await waitFor(() => expect(messageField()).toHaveValue(`${long} Xiomara Cook`));
    expect(messageField()).toHaveAccessibleDescription(
      'The message has 4,003 characters. Shorten it to at most 4,000.',
    );
  });

  it('keeps the caret behind an inserted placeholder', async () => {
    const { user } = await open();
    await user.click((await dialog()).getByRole('button', { name: 'New template' }));
    const shown = await dialog('New template');
    const text = shown.getByLabelText('Text');
    await user.type(text, 'Dear , welcome');
    (text as HTMLTextAreaElement).setSelectionRange(5, 5);
    await user.click(shown.getByRole('button', { name: 'First name' }));
    expect(text).toHaveFocus();
    await user.keyboard('!');
    expect(text).toHaveValue('Dear {first_name}!, welcome');
  });

  it('writes a template, keeps the input when saving fails, and shows the saved one', async () => {
    let templates: object[] = [];
    let attempts = 0;
    const { user, host } = await open({
      [TEMPLATES]: () => ({ templates, values }),
      'POST /recruiter/applicants/91/message-templates': () => {
        attempts += 1;
        if (attempts === 1) return { status: 503, body: { message: 'Away.', code: 'x' } };
        templates = [parking];
        return { status: 201, body: parking };
      },
    });
    expect(await (await dialog()).findByText(/^Your company has no templates yet/)).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'New template' }));
    const form = await dialog('New template');
    await user.click(form.getByRole('button', { name: 'Save template' }));
    expect(form.getAllByText('Fill in this field.')).toHaveLength(2);
    await user.type(form.getByLabelText('Name of the template'), 'Parking');
    await user.type(form.getByLabelText('Text'), 'Dear ');
    await user.click(form.getByRole('button', { name: 'First name' }));
    await user.type(form.getByLabelText('Text'), ', park at gate B.');
    expect(form.getByRole('group', { name: 'The applicant reads' })).toHaveTextContent('Dear Xiomara, park');
    await user.click(form.getByRole('button', { name: 'Save template' }));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.getByLabelText('Text')).toHaveValue(parking.text);
    await user.click(form.getByRole('button', { name: 'Save template' }));
    expect(await (await dialog()).findByLabelText('Template')).toHaveValue('7');
    expect(host.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      stage: 'interview',
      name: 'Parking',
      text: parking.text,
    });
  });

  it('deletes a template after a confirmation', async () => {
    let templates = [parking, thanks];
    const { user } = await open({
      [TEMPLATES]: () => ({ templates, values }),
      'DELETE /recruiter/message-templates/7': () => {
        templates = [thanks];
        return { message: 'Template deleted' };
      },
    });
    await user.click(await (await dialog()).findByRole('button', { name: 'Edit…' }));
    await user.click((await dialog('Edit template')).getByRole('button', { name: 'Delete template' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this template?' }));
    await user.click(question.getByRole('button', { name: 'Delete template' }));
    expect(await (await dialog()).findByLabelText('Template')).toHaveValue('8');
  });

  it('offers a retry when the templates cannot be read', async () => {
    let isDown = true;
    const { user } = await open({
      [TEMPLATES]: () =>
        isDown ? { status: 503, body: { message: 'Away.', code: 'x' } } : { templates: [thanks], values },
    });
    const retry = await (await dialog()).findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await (await dialog()).findByLabelText('Template')).toHaveValue('8');
  });
});
