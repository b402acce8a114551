import { aCompany, aHost, aPackage, aRecruiterProfile, renderRoutes, someOptions } from '@cpa/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { emptyDraft } from '../features/vacancy-editor/model/draft.ts';
import { readDeviceDraft, writeDeviceDraft } from '../features/vacancy-editor/state/deviceDrafts.ts';
import { aRecruiterVacancy, somePostings } from '../features/vacancy-editor/testing/fakeEditorApi.ts';
import { createRoutes } from '../module.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const COOK = { id: 'aw:cook', name: 'Cook', label: 'Kok', language: 'nl', open: 3 };
const WAITER = { id: 'aw:waiter', name: 'Waiter', label: 'Kelner', language: 'nl', open: 0 };

function open(profile = {}, at = '/recruiter-dashboard/vacancies/new') {
  const host = aHost({
    profile: aRecruiterProfile(profile),
    responses: {
      'GET /options': someOptions(),
      'GET /packages': { packages: [aPackage()] },
      'GET /recruiter/postings': somePostings(),
      'GET /recruiter/company/3': { ...aCompany(), careers_url: null, membership: 'owner' },
      'GET /recruiter/vacancy/7': aRecruiterVacancy({ occupation: null, occupation_name: 'Cook' }),
      'GET /suggestions': { occupations: [WAITER, COOK], companies: [] },
      'POST /recruiter/vacancy/7': { status: 402, body: { message: 'No posting.', code: 'no_posting_left' } },
    },
  });
  return renderRoutes(createRoutes(host), { host, at });
}

describe('/recruiter-dashboard/vacancies/new', () => {
  it('jumps to the first missing field on publishing and says what is missing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveFocus();
    expect(screen.getByText('Give the vacancy a title.')).toBeVisible();
    expect(screen.getByText('Choose at least one sector.')).toBeVisible();
  });

  it('warns about pay below the minimum wage and offers the minimum', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: /Salary from/ }), '1,950');
    await user.click(await screen.findByRole('button', { name: 'Use 2,007.05' }));
    expect(screen.getByRole('textbox', { name: /Salary from/ })).toHaveValue('2,007.05');
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  it('does not say that the device has the draft when the browser blocks storage', async () => {
    const { user } = open();
    const salary = await screen.findByRole('textbox', { name: /Salary from/ });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    await user.type(salary, '2,400');
    expect(await screen.findByText(/^This browser does not store your changes/)).toBeVisible();
    expect(screen.queryByText(/^Kept on this device/)).not.toBeInTheDocument();
  });

  it('says that it restored a draft, removes it on request and restores it again', async () => {
    writeDeviceDraft(aRecruiterProfile().id, null, {
      draft: { ...emptyDraft(3), title: 'Night Auditor' },
      version: null,
    });
    const { user } = open();
    expect(await screen.findByText(/^This is the draft that you started earlier/)).toBeVisible();
    const title = () => screen.getByRole('textbox', { name: 'Job title' });
    expect(title()).toHaveValue('Night Auditor');
    await user.click(screen.getByRole('button', { name: 'Start empty' }));
    expect(title()).toHaveValue('');
    expect(screen.queryByText(/^This is the draft/)).not.toBeInTheDocument();
    expect(readDeviceDraft(aRecruiterProfile().id, null)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore the earlier draft' }));
    expect(title()).toHaveValue('Night Auditor');
  });

  it('offers to create a company first', async () => {
    open({ companies: [] });
    expect(await screen.findByRole('link', { name: 'Create the company' })).toBeVisible();
  });
});

describe('/recruiter-dashboard/vacancies/:id/edit', () => {
  it('links to the plans with the draft when no posting is left', async () => {
    const { user } = open({}, '/recruiter-dashboard/vacancies/7/edit');
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    expect(await screen.findByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/plans?draft=7',
    );
  });
});

describe('problems that prevent publishing', () => {
  const at = '/recruiter-dashboard/vacancies/7/edit';
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  it('focuses and marks a question without a text', async () => {
    const { user } = open({}, at);
    await user.click(await screen.findByRole('button', { name: 'Add a question' }));
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    const question = screen.getByRole('textbox', { name: 'Question 1' });
    expect(question).toHaveFocus();
    expect(question).toBeInvalid();
    expect(question).toHaveAccessibleDescription('Write the question, or delete it.');
  });

  it('focuses and marks the empty choice of a question', async () => {
    const { user } = open({}, at);
    await user.click(await screen.findByRole('button', { name: 'Add a question' }));
    type(screen.getByRole('textbox', { name: 'Question 1' }), 'When?');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), 'One of several choices');
    type(screen.getByRole('textbox', { name: 'Choice 1' }), 'Today');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    const choice = screen.getByRole('textbox', { name: 'Choice 2' });
    expect(choice).toHaveFocus();
    expect(choice).toHaveAccessibleDescription('Enter at least two different choices.');
    expect(screen.getByRole('textbox', { name: 'Question 1' })).toBeValid();
  });

  it('are listed before publishing, with a button that leads to the field', async () => {
    const { matchMedia } = window;
    // The list is only on wide screens.
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }));
    const { user } = open({}, at);
    type(await screen.findByRole('textbox', { name: /^Salary from/ }), '1,500');
    const salary = screen.getByRole('textbox', { name: /^Salary to/ });
    type(salary, '1,200');
    type(screen.getByRole('textbox', { name: /^E-mail address/ }), 'bad@');
    const heading = screen.getByRole('heading', { name: 'Before you publish' });
    const list = within(heading.parentElement!.parentElement!);
    expect(list.getByText('The highest salary must not be below the lowest.')).toBeVisible();
    expect(list.getByText('Enter an e-mail address, such as jobs@example.com.')).toBeVisible();
    expect(list.getByText('5 of 8')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Correct Salary to' }));
    expect(salary).toHaveFocus();
    type(salary, '2,900');
    expect(list.queryByText('The highest salary must not be below the lowest.')).not.toBeInTheDocument();
  });
});

describe('the occupation field', () => {
  const field = () => screen.getByRole('combobox', { name: /^Occupation/ });
  const at = '/recruiter-dashboard/vacancies/7/edit';

  beforeEach(() => (Element.prototype.scrollIntoView = () => {}));

  it('shows the occupation that the title names', async () => {
    open({}, at);
    expect(await screen.findByRole('combobox', { name: /^Occupation/ })).toHaveValue('Cook');
    expect(field()).toHaveAccessibleDescription(/Taken from the job title/);
  });

  it('offers suggestions by keyboard, announces their number and keeps the focus', async () => {
    const { user } = open({}, at);
    await screen.findByRole('combobox', { name: /^Occupation/ });
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.clear(field());
    await user.type(field(), 'k');
    expect(await screen.findByText('2 occupations')).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    const [waiter, cook] = screen.getAllByRole('option');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', waiter!.id);
    await user.keyboard('{ArrowUp}');
    expect(cook).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Waiter');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveAccessibleDescription(/People who search for this occupation/);
  });

  it('restores the occupation on Escape, and takes the one of the title when it is cleared', async () => {
    const { user } = open({}, at);
    await screen.findByRole('combobox', { name: /^Occupation/ });
    await user.clear(field());
    await user.type(field(), 'kok');
    await user.click(await screen.findByRole('option', { name: 'Kelner Waiter' }));
    expect(field()).toHaveValue('Waiter');
    await user.type(field(), 'x');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('Waiter');
    await user.clear(field());
    await user.tab();
    expect(field()).toHaveValue('Cook');
  });

  it('takes an occupation that is typed in full', async () => {
    const { user } = open({}, at);
    await screen.findByRole('combobox', { name: /^Occupation/ });
    await user.clear(field());
    await user.type(field(), 'kelner');
    await screen.findByRole('listbox');
    await user.tab();
    expect(field()).toHaveValue('Waiter');
  });

  it('does not show the occupation of a title that was changed', async () => {
    const { user } = open({}, at);
    await screen.findByRole('combobox', { name: /^Occupation/ });
    await user.type(screen.getByRole('textbox', { name: 'Job title' }), ' and waiter');
    expect(field()).toHaveValue('');
  });
});
