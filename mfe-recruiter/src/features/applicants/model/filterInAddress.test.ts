import { filterFromAddress, filterToAddress } from './filterInAddress.ts';

describe('the filter in the address of the page', () => {
  it('comes back as it was written', () => {
    const filter = { status: 'interview', vacancyId: 42, search: 'Núñez & co' } as const;
    expect(filterFromAddress(filterToAddress(filter))).toEqual(filter);
  });

  it('leaves a clean address when nothing is asked', () => {
    expect(filterToAddress({ status: null, vacancyId: null, search: '' }).toString()).toBe('');
  });

  it.each(['status=boss', 'vacancy=-3', 'vacancy=1e400', 'vacancy=x'])('overlooks nonsense: %s', (query) => {
    expect(filterFromAddress(new URLSearchParams(query))).toEqual({
      status: null,
      vacancyId: null,
      search: '',
    });
  });
});
