import {
  aHost,
  anApplicant,
  aProfile,
  aVacancyCard,
  aVacancyPage,
  flushPromises,
  renderRoutes,
  type SentRequest,
} from '@cpa/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const districts = [
  { id: 405, name: 'Santa Cruz', count: 2 },
  { id: 406, name: 'Savaneta', count: 1 },
];
/** Two vacancies at Afl. 2,000, three at 3,000, and four without a salary. */
const page = aVacancyPage({
  data: [
    aVacancyCard({ id: 7, location_district: districts[1]!, distance_km: 0 }),
    aVacancyCard({ id: 8, title: 'Baker', location_district: districts[0]!, distance_km: 8 }),
  ],
  facets: { ...aVacancyPage().facets, districts },
  salaries: { steps: Array.from({ length: 61 }, (_, step) => ({ 0: 2, 10: 3 })[step] ?? 0), unstated: 4 },
});

function open(at: string, options: Parameters<typeof aHost>[0] = {}) {
  const responses = { 'GET /vacancies': page, 'POST /vacancies/searchfilter': page, ...options.responses };
  const host = aHost({ ...options, responses });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const lastBody = (requests: SentRequest[]) => requests.findLast(({ method }) => method === 'POST')?.body;
const field = async () => await screen.findByRole('spinbutton', { name: 'Salary from, Afl. a month' });

describe('salary from', () => {
  test('says how many vacancies state a salary', async () => {
    open('/vacancies');
    expect(await field()).toHaveAccessibleDescription('5 state a salary, 4 do not.');
    expect(screen.queryByRole('checkbox', { name: 'Also without salary' })).toBeNull();
  });

  test('counts while the amount is typed and searches on Enter', async () => {
    const { user, host, address } = open('/vacancies');
    await user.type(await field(), '3000');
    expect(await field()).toHaveAccessibleDescription('3 of 5 with a salary');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/vacancies?salary=3000'));
    await waitFor(() => expect(lastBody(host.requests)).toEqual({ salary: 3000 }));
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getByText('From Afl. 3,000')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Also without salary' }));
    await waitFor(() => expect(address()).toBe('/vacancies?salary=3000&salary_unstated=true'));
    expect(lastBody(host.requests)).toEqual({ salary: 3000, salary_unstated: true });
    await user.click(chips.getByRole('button', { name: 'Remove From Afl. 3,000' }));
    await waitFor(() => expect(address()).toBe('/vacancies'));
  });
});

describe('salary slider', () => {
  /** The sheet loads the slider; windows of the tests are narrow. */
  async function openSheet(at: string) {
    const rendered = open(at);
    await rendered.user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    return { ...rendered, sheet, slider: await sheet.findByRole('slider', { name: 'Salary from' }) };
  }

  test('shows the amount and the count while it moves, and searches when it is released', async () => {
    const { user, host, sheet, slider } = await openSheet('/vacancies');
    expect(slider).toHaveAttribute('aria-valuetext', 'Any salary, 5 vacancies');
    fireEvent.change(slider, { target: { value: '3000' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'From Afl. 3,000 a month, 3 vacancies');
    expect(lastBody(host.requests)).toBeUndefined();
    fireEvent.pointerUp(slider);
    await waitFor(() => expect(lastBody(host.requests)).toEqual({ salary: 3000 }));
    await user.click(sheet.getByRole('radio', { name: 'Hour' }));
    expect(slider).toHaveAttribute('aria-valuetext', 'From Afl. 17.31 an hour, 3 vacancies');
    expect(sheet.getByRole('spinbutton', { name: 'Salary from, Afl. an hour' })).toHaveValue(17.31);
  });

  test('moves by 500 with the page keys, and at its start finds any salary', async () => {
    const { slider, sheet } = await openSheet('/vacancies?salary=2300');
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(slider).toHaveValue('2800');
    fireEvent.keyDown(slider, { key: 'PageDown' });
    fireEvent.keyDown(slider, { key: 'PageDown' });
    fireEvent.keyUp(slider);
    expect(slider).toHaveAttribute('aria-valuetext', 'Any salary, 5 vacancies');
    expect(sheet.getByRole('spinbutton')).toHaveValue(null);
  });
});

describe('distance', () => {
  test('is offered for one district, sorts by itself and is on the cards', async () => {
    const { user, host, address } = open('/vacancies?filter_districts=406');
    const select = await screen.findByRole('combobox', { name: 'Distance from Savaneta' });
    expect(select).toHaveAccessibleDescription('Straight line between the centres of the districts.');
    await user.selectOptions(select, 'Up to 10 km');
    await waitFor(() =>
      expect(address()).toBe('/vacancies?filter_districts=406&within_km=10&sort_by=distance'),
    );
    await waitFor(() =>
      expect(lastBody(host.requests)).toEqual({
        filter_districts: [406],
        within_km: 10,
        sort_by: 'distance',
      }),
    );
    expect(screen.getByText('Savaneta, chosen district')).toBeVisible();
    expect(screen.getByText('Santa Cruz, 8 km')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove 10 km from Savaneta' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Nearest');
  });

  test('is not offered without a district', async () => {
    open('/vacancies');
    await field();
    expect(screen.queryByRole('combobox', { name: /^Distance/ })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Nearest' })).toBeNull();
  });
});

describe("district of an applicant's profile", () => {
  const profile = aProfile({ role: 'applicant', applicant_id: 3 });
  const NEAR = 'Near my district (10 km)';
  const near = () => screen.queryByRole('option', { name: NEAR });
  const district = async () => await screen.findByRole('combobox', { name: 'District' });
  const reads = ({ requests }: ReturnType<typeof aHost>) =>
    requests.filter(({ path }) => path === '/applicant/me').length;

  test('is read when it is chosen, and is the one that distances are measured from', async () => {
    const me = anApplicant({ district_id: 406 });
    const { user, host, address } = open('/vacancies', { profile, responses: { 'GET /applicant/me': me } });
    await waitFor(() => expect(near()).toBeInTheDocument());
    expect(reads(host)).toBe(0);
    await user.selectOptions(await district(), NEAR);
    await waitFor(() =>
      expect(address()).toBe('/vacancies?filter_districts=406&within_km=10&sort_by=distance'),
    );
    expect(reads(host)).toBe(1);
    expect(await district()).toHaveDisplayValue('Savaneta (1)');
    expect(screen.getByRole('combobox', { name: 'Distance from Savaneta' })).toHaveDisplayValue(
      'Up to 10 km',
    );
  });

  test.each([
    ['has none', anApplicant({ district_id: null })],
    ['does not exist', { status: 404, body: { message: 'No profile.', code: 'not_found' } }],
  ])('is missing when the profile %s, which a toast says, until another choice', async (_reason, me) => {
    const { user, host, address } = open('/vacancies', { profile, responses: { 'GET /applicant/me': me } });
    await user.selectOptions(await district(), NEAR);
    await waitFor(() => expect(near()).toBeNull());
    expect(host.toasts.shown.map(({ title }) => title)).toEqual(['Your profile has no district yet']);
    expect(await district()).toHaveDisplayValue('Any district');
    expect(address()).toBe('/vacancies');
    await user.selectOptions(await district(), 'Savaneta (1)');
    await waitFor(() => expect(address()).toBe('/vacancies?filter_districts=406'));
    expect(near()).toBeInTheDocument();
  });

  test('can be chosen again after the profile could not be loaded', async () => {
    const away = { status: 503, body: { message: 'Away.', code: 'unavailable' } };
    const { user, host } = open('/vacancies', { profile, responses: { 'GET /applicant/me': away } });
    await user.selectOptions(await district(), NEAR);
    await waitFor(() => expect(host.toasts.shown.map(({ kind }) => kind)).toEqual(['error']));
    expect(await district()).toHaveDisplayValue('Any district');
    await user.selectOptions(await district(), NEAR);
    await waitFor(() => expect(reads(host)).toBe(2));
  });

  test('does not replace a district that was chosen in the meantime', async () => {
    const me = Promise.withResolvers<ReturnType<typeof anApplicant>>();
    const { user, host, address } = open('/vacancies', {
      profile,
      responses: { 'GET /applicant/me': () => me.promise },
    });
    await user.selectOptions(await district(), NEAR);
    await waitFor(() => expect(reads(host)).toBe(1));
    await user.selectOptions(await district(), 'Santa Cruz (2)');
    me.resolve(anApplicant({ district_id: 406 }));
    await act(flushPromises);
    expect(address()).toBe('/vacancies?filter_districts=405');
  });

  test('is not offered to visitors', async () => {
    open('/vacancies');
    await district();
    expect(near()).toBeNull();
  });
});
