import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicantStatusWords, applicationStatusSchema } from '@cpa/shared/contracts';
import { statusChangedMail } from '../../src/domains/applications/applications.mails.ts';

const faq = readFileSync(join(import.meta.dirname, '../../content/pages/faq.md'), 'utf8');
const facts = {
  siteUrl: 'https://jobs.example.aw',
  language: 'en',
  name: 'Rudy',
  title: 'Cook',
  company: 'Divi',
  vacancyId: 7,
  recruiter: null,
  reachedAt: new Map(),
} as const;

test.each(applicationStatusSchema.options)('the FAQ and the mail name %s with the same word', (status) => {
  const word = applicantStatusWords[status];
  expect(faq).toContain(`**${word}:**`);
  expect(statusChangedMail({ ...facts, status, note: null }).text).toContain(`Status: ${word}`);
});
