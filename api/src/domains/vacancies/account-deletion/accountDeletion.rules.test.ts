import { outcomeFor } from './accountDeletion.rules.ts';

const berta = { id: 2, name: 'Berta', isOwner: false, canOwn: false };
const rudy = { id: 3, name: 'Rudy', isOwner: false, canOwn: true };

describe('outcomeFor', () => {
  test('a company with another owner stays', () => {
    expect(outcomeFor(true, [rudy, { ...berta, isOwner: true }])).toMatchObject({ outcome: 'stays' });
  });

  test('a company stays when a member who is not an owner leaves', () => {
    expect(outcomeFor(false, [{ ...rudy, isOwner: true }])).toMatchObject({ outcome: 'stays' });
  });

  test('the first member who can own it becomes the owner', () => {
    expect(outcomeFor(true, [berta, rudy])).toEqual({
      outcome: 'handed_over',
      successor: 'Rudy',
      successorId: 3,
    });
  });

  test.each([[[]], [[berta]]])('a company closes without a member who can own it', (others) => {
    expect(outcomeFor(true, others)).toMatchObject({ outcome: 'closes', successor: null });
  });
});
