import type { Page } from '@playwright/test';

/** Locators of the vacancy editor. */
export const vacancyEditor = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Job title' }),
  sector: (name: string) => page.getByRole('group', { name: 'Sectors' }).getByRole('checkbox', { name }),
  occupation: page.getByRole('combobox', { name: 'Occupation' }),
  district: page.getByRole('combobox', { name: 'District' }),
  description: page.getByRole('textbox', { name: 'Description' }),
  saved: page.getByRole('status').getByText('Saved', { exact: true }),
  publish: page.getByRole('button', { name: 'Publish now' }),
});
