import type { Cv } from '@cpa/shared/contracts';
import { emptyCv } from '../../../cv-draft/draft.ts';
import { machineReading } from './machineReading.ts';

const cvOf = (email: string): Cv => ({ ...emptyCv(), resume: { basics: { name: 'Raïsa', email } } });
const findsEmail = (email: string, text: string) =>
  machineReading(cvOf(email), text).facts.find(({ kind }) => kind === 'email')?.isFound;

it('finds an e-mail address in the text', () => {
  expect(findsEmail('raisa@example.com', 'Raïsa\nraisa@\nexample.com')).toBe(true);
  expect(findsEmail('raisa@example.com', 'Raïsa')).toBe(false);
});

it('does not find a text that is no e-mail address', () => {
  expect(findsEmail('not-an-email', 'Raïsa\nnot-an-email')).toBe(false);
});
