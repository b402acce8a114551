import { aMessage } from '@cpa/shared/testing';
import { conversationText } from './conversationText.ts';

it('writes every message with its author and time, oldest first', () => {
  const messages = [
    aMessage({ id: 1, by: 'Ana', text: 'May I park?\nAnd where?' }),
    aMessage({ id: 2, by: null, text: 'Gate B.' }),
  ];
  const nameOf = ({ by }: { by: string | null }) => by ?? 'Divi Cove';
  const formatInstant = () => '20 November 2026 at 14:05';
  expect(conversationText(messages, { title: 'Messages with Divi Cove', nameOf, formatInstant })).toBe(
    `Messages with Divi Cove

Ana, 20 November 2026 at 14:05
May I park?
And where?

Divi Cove, 20 November 2026 at 14:05
Gate B.

`,
  );
});
