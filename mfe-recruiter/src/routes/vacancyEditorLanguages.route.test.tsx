import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { activateLocale, prepareLocale } from '@cpa/shared/i18n';
import {
  aCompany,
  aHost,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
  someOptions,
} from '@cpa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRecruiterVacancy, somePostings } from '../features/vacancy-editor/testing/fakeEditorApi.ts';
import { createRoutes } from '../module.ts';

beforeEach(() => localStorage.clear());
afterEach(async () => await activateLocale('en'));

const texts = { title: 'Kok', description: 'Je kookt.', requirements: '', benefits: '' };

function open(
  draft: Partial<RecruiterVacancy> = {},
  update: FakeResponses[string] = aRecruiterVacancy(draft),
) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /options': someOptions(),
      'GET /packages': { packages: [] },
      'GET /recruiter/postings': somePostings(),
      'GET /recruiter/company/3': { ...aCompany(), careers_url: null, membership: 'owner' },
      'GET /recruiter/vacancy/7': aRecruiterVacancy(draft),
      'POST /recruiter/vacancy/7': update,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/vacancies/7/edit' }) };
}

const title = (language: string) => screen.queryByRole('textbox', { name: `Job title (${language})` });
const languageField = async () => await screen.findByRole('combobox', { name: 'Language of the text' });

describe('languages of the editor', () => {
  it('shows the guess, and takes another choice except of a language with a version', async () => {
    const { user } = open({ text_language: 'en', is_language_guessed: true, translations: { nl: texts } });
    const field = await languageField();
    expect(field).toHaveDisplayValue('Recognised: English');
    expect(within(field).getByRole('option', { name: 'Nederlands' })).toBeDisabled();
    await user.selectOptions(field, 'Papiamento');
    expect(field).toHaveDisplayValue('Papiamento');
    expect(screen.queryByRole('button', { name: 'Add Papiamento' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add English' })).toBeVisible();
  });

  it('names the options in the language of the page', async () => {
    await prepareLocale('nl');
    await activateLocale('nl');
    open();
    expect(await screen.findByRole('checkbox', { name: 'Engels' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'English' })).toBeNull();
  });

  it('names no language that is unknown', async () => {
    const { user } = open({
      text_language: undefined,
      is_language_guessed: true,
      translations: { nl: texts },
    });
    expect(await languageField()).toHaveDisplayValue('Recognised from the text');
    expect(screen.getByRole('button', { name: 'Add English' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('combobox', { name: 'Language of the preview' })).toHaveDisplayValue(
      'Original text',
    );
  });

  it('compares two versions in the language of the page', async () => {
    await prepareLocale('nl');
    await activateLocale('nl');
    const body = { message: 'Changed.', code: 'edit_conflict' };
    const { user } = open({ status: 'draft', languages: [] }, { status: 409, body });
    await user.click(await screen.findByRole('checkbox', { name: 'Engels' }));
    expect(await screen.findByRole('cell', { name: 'Engels' }, { timeout: 5000 })).toBeVisible();
  });

  it('shows a choice as such', async () => {
    open({ text_language: 'es', is_language_guessed: false });
    expect(await languageField()).toHaveDisplayValue('Español');
  });

  it('adds a version, and restores a removed one', async () => {
    const { user } = open({ translations: { nl: texts } });
    await languageField();
    expect(title('Nederlands')).toHaveValue('Kok');
    await user.click(screen.getByRole('button', { name: 'Remove Nederlands' }));
    expect(title('Nederlands')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore Nederlands' }));
    expect(title('Nederlands')).toHaveValue('Kok');
    await user.click(screen.getByRole('button', { name: 'Add Papiamento' }));
    fireEvent.change(title('Papiamento')!, { target: { value: 'Coki' } });
    expect(title('Papiamento')).toHaveValue('Coki');
    expect(title('Nederlands')).toHaveValue('Kok');
  });

  it('takes the screening questions and their choices in the language of a version', async () => {
    const question = { id: 'where', question: 'Where?', kind: 'choice', choices: ['Bar', 'Pool'] } as const;
    const screening_questions = [{ ...question, choices: [...question.choices], required: true }];
    const { host } = open({ translations: { nl: texts }, screening_questions });
    await languageField();
    const field = screen.getByRole('textbox', { name: /^Question 1 \(Nederlands\)/ });
    expect(field).toHaveAccessibleDescription('Where?');
    fireEvent.change(field, { target: { value: 'Waar?' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Pool \(Nederlands\)/ }), {
      target: { value: 'Zwembad' },
    });
    await waitFor(
      () =>
        expect(host.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
          translations: { nl: { questions: { where: { question: 'Waar?', choices: { Pool: 'Zwembad' } } } } },
        }),
      { timeout: 5000 },
    );
  });

  it('publishes no version without a title', async () => {
    const { user, host } = open({ translations: { nl: { ...texts, title: '' } } });
    await languageField();
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(title('Nederlands')).toHaveFocus();
    expect(title('Nederlands')).toBeInvalid();
    expect(host.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
