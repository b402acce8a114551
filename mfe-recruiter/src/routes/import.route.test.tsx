import { activateLocale } from '@cpa/shared/i18n';
import {
  aCompany,
  aCompanyRef,
  aHost,
  type FakeResponses,
  aRecruiterProfile,
  renderRoutes,
  someOptions,
} from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPostedVacancy } from '../features/import/testing/aPostedVacancy.ts';
import { aFoundList, aFoundVacancy } from '../features/import/testing/foundVacancies.ts';
import { createRoutes } from '../module.ts';

const careers_url = 'https://kasdisabor.example/careers';
const scraped = 'GET /recruiter/scraped-vacancies/3';
const noVacancies = { ...aFoundList(), status: 'none', progress: null, source_url: null, finished_at: null };
const chef = aFoundVacancy({ incomplete: true, sectors: [], employment_type: null });
const sous = aFoundVacancy({ id: 34, title: 'Sous Chef', sectors: [] });
const host = aFoundVacancy({ id: 32, title: 'Terrace Host', location_district: null });
const dishwasher = aFoundVacancy({ id: 33, title: 'Dishwasher', vacancy_id: 90 });

beforeEach(() => localStorage.clear());
afterEach(async () => await activateLocale('en'));

/** `fetched` is the response to a fetch. Nothing was fetched before. */
function open(
  fetched: FakeResponses[string] = aFoundList(chef, host, dishwasher),
  responses: FakeResponses = {},
  profile = {},
) {
  const test = aHost({
    profile: aRecruiterProfile(profile),
    responses: {
      'GET /options': someOptions(),
      'GET /recruiter/company/3': { ...aCompany(), careers_url, membership: 'owner' },
      [scraped]: async (request) => {
        if (request.params['kept'] === 'true') return noVacancies;
        return typeof fetched === 'function' ? await fetched(request) : fetched;
      },
      ...responses,
    },
  });
  return {
    host: test,
    ...renderRoutes(createRoutes(test), { host: test, at: '/recruiter-dashboard/import' }),
  };
}

async function startFetch(page: ReturnType<typeof open>) {
  await page.user.click(await screen.findByRole('button', { name: 'Fetch vacancies' }));
}

describe('/recruiter-dashboard/import', () => {
  it('explains the import and shows the careers page URL of the company', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Careers page URL' })).toHaveValue(careers_url);
    expect(screen.queryByRole('combobox', { name: 'Company' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Import', current: 'page' })).toBeVisible();
  });

  it('shows the progress of the fetch', async () => {
    const running = { ...aFoundList(), status: 'running' };
    const page = open(({ params }) => ('import' in params ? new Promise(() => {}) : running));
    await startFetch(page);
    expect(await screen.findByText('3 of 3 pages read, 2 vacancies found so far.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Fetching vacancies' })).toHaveValue(3);
  });

  it('marks a vacancy that is posted already and does not select it', async () => {
    const posted = { id: 7, title: 'Pastry Chef', status: 'open' as const };
    const page = open(aFoundList(aFoundVacancy({ posted }), host));
    await startFetch(page);
    const item = await screen.findByRole('listitem', { name: 'Pastry Chef' });
    expect(item).toHaveTextContent('Already posted');
    expect(item).toHaveTextContent(
      'You have an open vacancy “Pastry Chef” already. This one is skipped unless you select it.',
    );
    expect(within(item).getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByText('1 of 2 selected')).toBeVisible();
  });

  it('compares options by their names in the language of the page', async () => {
    const posted = { id: 7, title: 'Baker', status: 'open' as const };
    const sectors = [{ id: 1, name: 'Hospitality and tourism' }];
    const page = open(aFoundList(aFoundVacancy({ posted })), {
      'GET /recruiter/vacancy/7': aPostedVacancy({ sectors, employment_type: 'PART_TIME' }),
    });
    await startFetch(page);
    await page.user.click(await screen.findByText('Compare with your vacancy'));
    const table = await screen.findByRole('table');
    await act(async () => await activateLocale('nl'));
    expect(table).toHaveTextContent(/Eten en drinken.*Horeca en toerisme/);
    expect(table).toHaveTextContent(/Voltijd.*Deeltijd/);
  });

  it('compares the page with the posted vacancy and updates the selected fields', async () => {
    const posted = { id: 7, title: 'Baker', status: 'open' as const };
    const page = open(aFoundList(aFoundVacancy({ posted })), {
      'GET /recruiter/vacancy/7': aPostedVacancy({
        title: 'Baker',
        salary_min: 250_000,
        description: 'You bake what our guests remember longest.\n\nNo weekends.',
      }),
      'POST /recruiter/vacancy/7': aPostedVacancy({ title: 'Baker', version: 5 }),
    });
    await startFetch(page);
    await page.user.click(await screen.findByText('Compare with your vacancy'));
    const table = within(await screen.findByRole('table', { name: '3 differences' }));
    const row = (name: string) => table.getByRole('checkbox', { name }).closest('tr')!;
    expect(row('Update Title')).toHaveTextContent(/Pastry Chef.*Baker/);
    expect(row('Update Salary')).toHaveTextContent(/Afl\. 2,900 – 3,400.*Afl\. 2,500 – 3,400/);
    expect(within(row('Update Description')).getByText('No weekends.').tagName).toBe('DEL');
    expect(screen.getByText(/^Same in both: Employment type, .*District\.$/)).toBeVisible();
    expect(screen.getByText(/Applicants see the change at once/)).toBeVisible();
    await page.user.click(table.getByRole('checkbox', { name: 'Update Title' }));
    await page.user.click(screen.getByRole('button', { name: 'Update 2 fields' }));
    expect(await screen.findByText('The vacancy was updated.')).toHaveFocus();
    expect(screen.getByRole('table', { name: '1 difference' })).toBeVisible();
    expect(page.host.requests.at(-1)?.body).toEqual({
      description: 'You bake what our guests remember longest.',
      salary_min: 290_000,
      salary_max: 340_000,
      salary_currency: 'AWG',
      salary_period: 'month',
      version: 4,
    });
  });

  it('states the postings that publishing uses, and reports the vacancies that failed', async () => {
    const imported = [31, 32].map((id) => ({ id, vacancy_id: id + 100, is_new: true }));
    const twoLeft = {
      entitlement_id: 1,
      name: 'Team',
      left: 2,
      postings: 5,
      duration_days: 60,
      expires_at: null,
    };
    const page = open(
      aFoundList(aFoundVacancy(), aFoundVacancy({ id: 32, title: 'Waiter' }), sous, dishwasher),
      {
        'GET /recruiter/postings': {
          companies: [
            {
              company_id: 3,
              free: { duration_days: 30, used_by: null },
              packages: [twoLeft],
              sponsorships_left: 0,
            },
          ],
        },
        'POST /recruiter/scraped-vacancies/3/import': { imported },
        'POST /recruiter/vacancy/131': aPostedVacancy({ id: 131 }),
        'POST /recruiter/vacancy/132': { status: 422, body: { message: 'Choose a sector first.' } },
      },
    );
    await startFetch(page);
    await page.user.click(await screen.findByRole('button', { name: 'Publish 3…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish 2 vacancies?' });
    await waitFor(() => expect(dialog).toHaveTextContent('Uses your free posting and 1 of your 2 postings.'));
    expect(dialog).toHaveTextContent('Not published because details are missing: Sous Chef.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Publish 2' }));
    await waitFor(() => expect(screen.getByText('1 vacancy was published.')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Waiter' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/vacancies/132/edit',
    );
    expect(screen.getByText('Choose a sector first.')).toBeVisible();
    expect(
      within(screen.getByRole('listitem', { name: 'Pastry Chef' })).getByText('Published'),
    ).toBeVisible();
    expect(
      within(screen.getByRole('listitem', { name: 'Waiter' })).getByText('Saved as draft'),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Sous Chef' })).toBeChecked();
  });

  it('shows each vacancy with its source and missing fields', async () => {
    const page = open();
    await startFetch(page);
    expect(await screen.findByRole('heading', { name: '3 vacancies found' })).toBeVisible();
    const first = within(screen.getByRole('listitem', { name: 'Pastry Chef' }));
    expect(first.getByText('Incomplete')).toBeVisible();
    expect(first.getByText('Required to publish: Sector')).toBeVisible();
    expect(first.getByText('Not stated on the page: Employment type')).toBeVisible();
    expect(first.getByText('Afl. 2,900 – 3,400 / month')).toBeVisible();
    expect(first.getByRole('link', { name: /kasdisabor.example\/careers\/pastry-chef/ })).toHaveAttribute(
      'href',
      `${careers_url}/pastry-chef`,
    );
    const imported = within(screen.getByRole('listitem', { name: 'Dishwasher' }));
    expect(imported.getByText('Already imported')).toBeVisible();
    expect(imported.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('saves the selection with its edits as drafts and links to them', async () => {
    const imported = [{ id: 31, vacancy_id: 131, is_new: true }];
    const saving = Promise.withResolvers<{ imported: typeof imported }>();
    const page = open(undefined, { 'POST /recruiter/scraped-vacancies/3/import': () => saving.promise });
    await startFetch(page);
    await page.user.click(await screen.findByRole('checkbox', { name: 'Terrace Host' }));
    expect(screen.getByText('1 of 2 selected')).toBeVisible();
    const item = within(screen.getByRole('listitem', { name: 'Pastry Chef' }));
    await page.user.click(item.getByText('Edit before saving'));
    await page.user.clear(item.getByRole('textbox', { name: 'Title' }));
    await page.user.type(item.getByRole('textbox', { name: 'Title' }), 'Baker');
    await page.user.selectOptions(item.getByRole('combobox', { name: 'Sector' }), 'Food and beverage');
    const language = item.getByRole('combobox', { name: 'Language of the text' });
    expect(language).toHaveDisplayValue('Recognised from the text');
    expect(language).toHaveAccessibleDescription(/^Readers of other languages/);
    await page.user.selectOptions(language, 'Papiamento');
    expect(item.queryByText(/Required to publish/)).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Save 1 as draft' }));
    await page.user.click(screen.getByRole('button', { name: 'Publish 1…' }));
    expect(page.host.requests.some(({ path }) => path.endsWith('/postings'))).toBe(false);
    saving.resolve({ imported });
    expect(await screen.findByText('1 draft was saved.')).toBeVisible();
    expect(page.host.requests.at(-1)?.body).toEqual({
      picks: [{ id: 31, title: 'Baker', sectors: [2], text_language: 'pap' }],
    });
    expect(screen.getByText('Saved as draft')).toBeVisible();
    await page.user.click(screen.getAllByRole('link', { name: 'Go to your vacancies' })[0]!);
    expect(page.address()).toBe('/recruiter-dashboard/vacancies');
  });

  it('focuses a missing title instead of saving', async () => {
    const page = open(aFoundList(chef));
    await startFetch(page);
    await page.user.click(await screen.findByText('Edit before saving'));
    await page.user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await page.user.click(screen.getByRole('button', { name: 'Save 1 as draft' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(screen.getByText('A draft needs a title.')).toBeVisible();
  });

  it('shows why a fetch found nothing and recovers on retry', async () => {
    const responses = [
      {
        status: 422,
        body: { message: 'No vacancies were found on the careers page.', code: 'nothing_found' },
      },
      aFoundList(chef),
    ];
    const page = open(() => responses.shift());
    await startFetch(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No vacancies were found on the careers page.',
    );
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '1 vacancy found' })).toBeVisible();
  });

  it('requires a careers page URL and saves it', async () => {
    const company = { ...aCompany(), membership: 'owner' };
    const page = open(undefined, {
      'GET /recruiter/company/3': { ...company, careers_url: null },
      'POST /recruiter/company/3': { ...company, careers_url },
    });
    await startFetch(page);
    const field = screen.getByRole('textbox', { name: 'Careers page URL' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Enter a web page URL/);
    await page.user.type(field, 'kasdisabor.example/careers');
    await startFetch(page);
    expect(await screen.findByRole('heading', { name: '3 vacancies found' })).toBeVisible();
    const saved = page.host.requests.find(({ method }) => method === 'POST');
    expect(saved?.body).toEqual({ careers_url });
  });

  it('lets recruiters with several companies select one', async () => {
    const companies = ['Cas di Sabor', 'Bahia Digital'].map((name, index) => ({
      ...aCompanyRef({ id: 3 + index, name }),
      membership: 'owner',
    }));
    const other = { ...aCompany(), careers_url: 'https://bahia.example/jobs', membership: 'owner' };
    const responses = {
      'GET /recruiter/company/4': other,
      'GET /recruiter/scraped-vacancies/4': noVacancies,
    };
    const page = open(undefined, responses, { companies });
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Company' }), 'Bahia Digital');
    expect(await screen.findByDisplayValue('https://bahia.example/jobs')).toBeVisible();
  });

  it('asks an unverified recruiter to verify their e-mail address', async () => {
    const page = open(undefined, {}, { verified: false });
    expect(await screen.findByText(/You can import vacancies once/)).toBeVisible();
    expect(page.host.requests).toEqual([]);
  });

  it('asks recruiters without a company to create one', async () => {
    open(undefined, {}, { companies: [] });
    expect(await screen.findByRole('link', { name: 'Create your company' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/company/new',
    );
  });

  it('shows an error with a retry button when loading fails', async () => {
    open(undefined, { 'GET /recruiter/company/3': { status: 503, body: { message: 'Down.' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
