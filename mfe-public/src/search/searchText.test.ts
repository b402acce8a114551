import { searchText } from './searchText.ts';

describe('searchText', () => {
  it('drops lone surrogates', () => {
    expect(searchText('\ud83d cook')).toBe(' cook');
    expect(searchText(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  });

  it('truncates to the API limit', () => {
    expect(searchText('a'.repeat(300))).toHaveLength(200);
  });
});
