import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { expectCleanLayout } from '../../core/layout.ts';
import { aPdfWithText } from '../../core/pdf.ts';
import { expect, test } from '../../core/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const RESUME = `<h1>Ana Kock</h1><p>Sous chef<br>Noord, Aruba | +297 593 1234</p>
<h2>Experience</h2><p><b>Sous chef</b>, Restaurant Zeezicht<br>March 2020 – present</p>
<h2>Skills</h2><p>Grill, Sauces</p><h2>Hobbies</h2><p>Kite surfing</p>`;

test('fills the profile from a resume, field by field', async ({ page, browser, request }) => {
  const { user } = await registerApplicant(request, { name: 'Ana Kock' });
  const printer = await (await browser.newContext()).newPage();
  await printer.setContent(RESUME);
  const resume = await printer.pdf({ format: 'A4' });
  await printer.context().close();
  await signInByApi(page, user);
  await page.goto('/applicant/profile');
  const fill = page.getByRole('button', { name: 'Fill from a resume' });
  await fill.click();
  const choose = async (buffer: Buffer) =>
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  await choose(aPdfWithText(''));
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This PDF has pictures of pages');
  await choose(resume);
  const dialog = page.getByRole('dialog', { name: 'What to take over' });
  await expect(dialog.getByRole('checkbox', { name: 'Phone: +297 593 1234' })).toBeChecked();
  await expect(dialog.getByText('Kite surfing')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Sauces' }).uncheck();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectCleanLayout(page);
  await dialog.getByRole('button', { name: /^Take over/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Restaurant Zeezicht · Mar 2020 – now')).toBeVisible();
  await expect(page.getByText('Grill', { exact: true })).toBeVisible();
  await expect(page.getByText('Sauces')).toBeHidden();
  await page.reload();
  await expect(page.getByText('+297 593 1234')).toBeVisible();
});
