import { addDays, dayInAruba } from '@cpa/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { applyAsNew, postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DASHBOARD = '/recruiter-dashboard';

type Form = {
  name: string;
  path: (applicationId: number) => string;
  /** Opens the form where it is not on the page. */
  open?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  text: string;
  submit: (page: Page) => Locator;
  /** Shown once the input has reached the server. */
  done: (page: Page) => Locator;
};

const review = (id: number) => `${DASHBOARD}/applicants/${id}`;
const proposal = (page: Page) => page.getByRole('dialog', { name: 'Propose times for an interview' });

const forms: Form[] = [
  {
    name: 'own name',
    path: () => `${DASHBOARD}/profile`,
    field: (page) => page.getByLabel('Name', { exact: true }),
    text: 'Ana Ñañez',
    submit: (page) => page.getByRole('button', { name: 'Save', exact: true }).first(),
    done: (page) => page.getByText('Profile updated successfully.'),
  },
  {
    name: 'company',
    path: () => `${DASHBOARD}/company`,
    field: (page) => page.getByLabel('What you do and how it is to work for you'),
    text: 'We bake bolo since 1962.',
    submit: (page) => page.getByRole('button', { name: 'Save company' }),
    done: (page) => page.getByText('Company updated successfully'),
  },
  {
    name: 'invitation',
    path: () => `${DASHBOARD}/company/members`,
    field: (page) => page.getByRole('textbox', { name: 'E-mail address' }),
    text: 'colleague@example.aw',
    submit: (page) => page.getByRole('button', { name: 'Send invitation' }),
    done: (page) => page.getByRole('main').getByText('colleague@example.aw'),
  },
  {
    name: 'careers page',
    path: () => `${DASHBOARD}/import`,
    field: (page) => page.getByRole('textbox', { name: 'Careers page URL' }),
    text: 'https://www.cas-di-sabor.example/careers',
    submit: (page) => page.getByRole('button', { name: 'Fetch vacancies' }),
    done: (page) => page.getByText('Vacancies fetched successfully!'),
  },
  {
    name: 'private note',
    path: review,
    field: (page) => page.getByLabel('Add a note'),
    text: 'Calm under pressure.',
    submit: (page) => page.getByRole('button', { name: 'Save note' }),
    done: (page) => page.getByRole('listitem').getByText('Calm under pressure.'),
  },
  {
    name: 'interview',
    path: review,
    open: async (page) => {
      await page.getByRole('button', { name: 'Propose times…' }).click();
      await proposal(page)
        .getByLabel('Day 1', { exact: true })
        .fill(addDays(dayInAruba(new Date()), 3));
      await proposal(page).getByLabel('Time 1', { exact: true }).fill('10:00');
    },
    field: (page) => proposal(page).getByLabel('Place', { exact: true }),
    text: 'Caya Mañana 14',
    submit: (page) => proposal(page).getByRole('button', { name: 'Send times' }),
    done: (page) => page.getByText(/has to choose a time/),
  },
  {
    name: 'status change',
    path: review,
    field: (page) => page.getByRole('region', { name: 'Next step' }).getByLabel(/^Note to/),
    text: 'See you on Monday.',
    submit: (page) => page.getByRole('button', { name: 'Move and send mail' }),
    done: (page) => page.getByText('Application status updated'),
  },
];

test('every form keeps what was typed when the network is lost, and sends it later', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const recruiter = await registerRecruiter(request);
  const vacancyId = await postVacancy(request, recruiter, { status: 'open' });
  const { id } = await applyAsNew(request, vacancyId);
  await signInByApi(page, recruiter.user);
  for (const form of forms) {
    await test.step(form.name, async () => {
      await page.goto(form.path(id));
      await form.open?.(page);
      const field = form.field(page);
      await field.fill(form.text);
      const lost = page.waitForEvent('requestfailed', (failed) => failed.method() !== 'GET');
      await loseNetwork(page);
      await form.submit(page).click();
      await lost;
      await expect(form.submit(page)).toBeEnabled();
      await expect(field).toHaveValue(form.text);
      await page.unrouteAll();
      await form.submit(page).click();
      await expect(form.done(page).first()).toBeVisible();
    });
  }
});

/** Breaks every request that changes something. */
async function loseNetwork(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await route.fallback();
    else await route.abort('internetdisconnected');
  });
}
