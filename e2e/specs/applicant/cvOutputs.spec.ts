import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { expectAccessible } from '../../core/accessibility.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('reorders a CV, undoes it, reads what a machine reads, exports it and uses it as a resume', async ({
  page,
  request,
}) => {
  const { user, headers } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto('/cv-builder?new=1');
  await page.getByRole('button', { name: 'Start empty' }).click();
  await page.getByLabel('Full name').fill('Raïsa Ñañez');
  await page.getByLabel('E-mail address').fill(user.email);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const place = async (name: string) =>
    (await sections.getByRole('listitem').allTextContents()).findIndex((text) => text.startsWith(name));

  await test.step('by keyboard, by drag, and back', async () => {
    const before = await place('Skills');
    await sections.getByRole('button', { name: 'Move Skills' }).press('ArrowUp');
    await expect.poll(async () => await place('Skills')).toBe(before - 1);
    await expect(sections.getByRole('button', { name: 'Move Skills' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => await place('Skills')).toBe(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(async () => await place('Skills')).toBe(before - 1);
    const target = sections.getByRole('button', { name: 'Move Education' });
    await sections.getByRole('button', { name: 'Move Skills' }).dragTo(target);
    await expect.poll(async () => await place('Skills')).toBeLessThan(before - 1);
  });

  await test.step('in another template, as a machine reads it', async () => {
    await page.getByRole('radio', { name: 'Duo' }).check({ force: true });
    await page.getByRole('button', { name: 'What a machine reads' }).click();
    await expect(page.getByText('Name found')).toBeVisible();
    await expect(page.getByText('ñ ò è ï ë kept')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('as files and as a resume', async () => {
    for (const [item, extension] of [
      ['JSON Resume', 'json'],
      ['Plain text', 'txt'],
    ] as const) {
      await page.getByRole('button', { name: 'More ways to take it along' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      const file = await (await download).createReadStream();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${extension}$`));
      expect(Buffer.concat(await file.toArray()).toString()).toContain('Raïsa Ñañez');
    }
    await page.getByRole('button', { name: 'Add to my resumes' }).click();
    await expect(shell(page).toast('Your CV is one of your resumes now')).toBeVisible();
    const profile = await request.get('/api/applicant/me', { headers });
    expect(await profile.json()).toMatchObject({
      resumes: [{ file_name: expect.stringMatching(/^Raïsa Ñañez.*\.pdf$/) }],
    });
  });
});
