import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { aPdfWithPassword, aPdfWithText } from '../../core/pdf.ts';
import { expect, test } from '../../core/test.ts';

const RESUME = `<title>Resume</title><style>body { font: 11pt sans-serif } h1 { font-size: 24pt } h2 { font-size: 15pt }</style>
<h1>Ana Ñañez</h1><p>Sous chef</p><p>Oranjestad, Aruba | +297 593 1234 | ana@example.com</p>
<h2>Werkervaring</h2><p><b>Sous chef, Restaurant Zeezicht</b> &nbsp; maart 2020 – heden</p>
<ul><li>Leidde een keuken van acht koks en stelde elke week het menu samen met de chef, de inkoop en de bediening.</li></ul>
<h2>Vaardigheden</h2><p>Visgerechten, Inkoop</p><h2>Rijbewijs</h2><p>Rijbewijs B</p>`;

async function importFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.goto('/cv-builder');
  await page.getByRole('button', { name: 'Import a CV' }).click();
  await page
    .locator('input[type=file][aria-label="Choose a file"]')
    .setInputFiles({ name, mimeType, buffer });
}

test('imports a PDF resume, checks what was read and writes it as a Word file that imports again', async ({
  page,
  browser,
}) => {
  const printer = await (await browser.newContext()).newPage();
  await printer.setContent(RESUME);
  const pdf = await printer.pdf({ format: 'A4' });
  await printer.context().close();
  await importFile(page, 'resume.pdf', 'application/pdf', pdf);
  const dialog = page.getByRole('dialog', { name: 'What to take over' });
  await expect(dialog.getByRole('checkbox', { name: 'Full name: Ana Ñañez' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Company: Restaurant Zeezicht' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^What you achieved: Leidde een/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Inkoop', exact: true }).uncheck();
  await dialog.getByRole('combobox', { name: /Rijbewijs B/ }).selectOption('Skills');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: /^Take over/ }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Ñañez');
  await expect(page.getByLabel('Phone')).toHaveValue('+297 593 1234');
  const text = page.getByRole('region', { name: 'Pages of the CV' });
  await expect(text).toContainText('Sous chef, Restaurant Zeezicht');
  await expect(text).toContainText('Rijbewijs B');
  await expect(text).not.toContainText('Inkoop');

  await page.getByRole('button', { name: 'More ways to take it along' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Word' }).click();
  const file = await (await download).createReadStream();
  const docx = Buffer.concat(await file.toArray());
  const visitor = await (await browser.newContext()).newPage();
  await importFile(
    visitor,
    'resume.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    docx,
  );
  const again = visitor.getByRole('dialog', { name: 'What to take over' });
  await expect(again.getByRole('checkbox', { name: 'E-mail address: ana@example.com' })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: 'Start: March 2020' })).toBeChecked();
  await visitor.context().close();
});

test('says what to do with files that cannot be read', async ({ page, browser }, testInfo) => {
  const printer = await (await browser.newContext()).newPage();
  await printer.setContent('<svg width="300" height="300"><circle cx="150" cy="150" r="90" /></svg>');
  const scan = await printer.pdf({ format: 'A4' });
  await printer.context().close();
  await importFile(page, 'scan.pdf', 'application/pdf', scan);
  await expect(page.getByRole('alert')).toContainText('This PDF has pictures of pages and no text');
  const choose = async (name: string, bytes: Buffer) => {
    // Ten megabytes take long as a message to the browser.
    const path = testInfo.outputPath(name);
    writeFileSync(path, bytes);
    await page.locator('input[type=file][aria-label="Choose a file"]').setInputFiles(path);
  };
  await choose('old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  await expect(page.getByRole('alert')).toContainText('Save it as .docx');
  await choose('locked.pdf', aPdfWithPassword());
  await expect(page.getByRole('alert')).toContainText('This PDF is protected by a password. Save a copy');
  await choose('large.pdf', Buffer.concat([aPdfWithText('Ana'), Buffer.alloc(10_000_000)]));
  await expect(page.getByRole('alert')).toContainText('A PDF or Word file may have 10 MB.');
});
