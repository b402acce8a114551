import { filledText, piecesOf } from './fillTemplate.ts';

const values = { first_name: 'Ana', vacancy: 'Cook', company: 'Divi Cove' };

describe('piecesOf', () => {
  it('fills placeholders, also next to each other', () => {
    const pieces = piecesOf('{first_name}{company}: {vacancy}.', values);
    expect(filledText(pieces)).toBe('AnaDivi Cove: Cook.');
    expect(pieces[0]).toEqual({ kind: 'value', text: 'Ana' });
  });

  it.each([
    ['an unknown placeholder', 'Bring the {parking_pass}.', values],
    ['a name that was removed', 'Dear {first_name}', { ...values, first_name: null }],
  ])('marks %s as missing', (_, template, known) => {
    const pieces = piecesOf(template, known);
    expect(pieces.filter(({ kind }) => kind === 'missing')).toHaveLength(1);
    expect(filledText(pieces)).toBeNull();
  });

  it('leaves other braces and filled values as they are', () => {
    expect(filledText(piecesOf('{ } {a b} {vacancy}', { ...values, vacancy: '{company}' }))).toBe(
      '{ } {a b} {company}',
    );
  });
});
