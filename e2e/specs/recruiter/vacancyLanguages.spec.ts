import { expectAccessible } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { vacancyEditor } from '../../pages/vacancyEditor.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('writes a vacancy in Dutch with a version in Papiamento, which readers see', async ({
  page,
  request,
}) => {
  const { user, headers } = await registerRecruiter(request);
  await signInByApi(page, user);
  await page.goto('/recruiter-dashboard/vacancies/new');
  const editor = vacancyEditor(page);
  await editor.title.fill('Kok voor de lunch');
  await editor.sector('Hospitality and tourism').check();
  await editor.district.selectOption('Noord/Tanki Leendert');
  await editor.description.fill('Je kookt voor onze gasten en houdt de keuken schoon.');
  const language = page.getByRole('combobox', { name: 'Language of the text' });
  await expect(language.getByRole('option').first()).toHaveText('Recognised: Nederlands');

  await page.getByRole('button', { name: 'Add Papiamento' }).click();
  const title = page.getByRole('textbox', { name: 'Job title (Papiamento)' });
  await title.fill('Coki pa merdia');
  await editor.publish.click();
  const description = page.getByRole('textbox', { name: 'Description (Papiamento)' });
  await expect(description).toBeFocused();
  await description.fill('Bo ta cushina pa nos huespednan y ta tene e cushina limpi.');
  await page.getByRole('button', { name: 'Add Español' }).click();
  await page.getByRole('button', { name: 'Remove Español' }).click();
  await expect(page.getByRole('textbox', { name: 'Job title (Español)' })).toBeHidden();
  await expect(editor.saved).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(title).toHaveValue('Coki pa merdia');
  await editor.publish.click();
  await expect(shell(page).toast('Vacancy published successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/vacancies\/\d+\?created=true$/);
  const path = new URL(page.url()).pathname;
  const stored = await request.get(`/api/recruiter${path.replace('vacancies', 'vacancy')}`, { headers });
  expect(await stored.json()).toMatchObject({
    text_language: 'nl',
    is_language_guessed: true,
    translations: { pap: { title: 'Coki pa merdia' } },
  });

  // The English page shows the marked Dutch text, whose URL for search engines is the Dutch one.
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(path);
  await expect(heading).toHaveText('Kok voor de lunch');
  await expect(heading).toHaveAttribute('lang', 'nl');
  // Similar vacancies may have the same mark.
  await expect(page.getByRole('main').getByText('Nederlands', { exact: true }).first()).toBeVisible();
  const canonical = page.locator('link[rel="canonical"]');
  const alternates = page.locator('link[hreflang]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/nl${path}$`));
  await expect(alternates).toHaveCount(0);

  await page.goto(`/pap${path}`);
  await expect(heading).toHaveText('Coki pa merdia');
  await expect(heading).not.toHaveAttribute('lang');
  await expect(page.getByText('Bo ta cushina pa nos huespednan')).toBeVisible();
  await expect(canonical).toHaveAttribute('href', new RegExp(`/pap${path}$`));
  const tags = await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(new Set(tags)).toEqual(new Set(['nl', 'pap']));
  const posting = page.locator('script[type="application/ld+json"]').first();
  expect(JSON.parse((await posting.textContent())!)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Coki pa merdia',
  });

  await page.goto('/nl/vacancies?search_string=Kok+voor+de+lunch');
  await expect(page.getByRole('heading', { name: 'Kok voor de lunch' }).first()).toBeVisible();
});
