import { applicantStatusWords } from '@cpa/shared/contracts';
import manifest from './manifest.ts';

test('notifications name each status as the applicant pages do', () => {
  const branches = [...manifest.messages.en['news.statusText'].matchAll(/(\w+) \{([^}]+)\}/g)];
  const words = Object.fromEntries(branches.map(([, status, word]) => [status, word]));
  const { withdrawn, ...others } = applicantStatusWords;
  expect(words).toMatchObject({ ...others, other: withdrawn });
});
