import { createFallback, readFallbackLinks } from './fallbackLinks.ts';

afterEach(() => sessionStorage.clear());

describe('fallback links', () => {
  it('are stored per remote', () => {
    createFallback('mfe-one').setLinks([
      { label: 'Line Cook', detail: 'Cas di Sabor', path: '/vacancies/7' },
    ]);
    expect(readFallbackLinks('mfe-one')).toEqual([
      { label: 'Line Cook', detail: 'Cas di Sabor', path: '/vacancies/7' },
    ]);
    expect(readFallbackLinks('mfe-two')).toEqual([]);
  });

  it('are limited to twenty and to 200 characters each', () => {
    const links = Array.from({ length: 50 }, () => ({ label: 'x'.repeat(300), path: '/' }));
    createFallback('mfe-one').setLinks(links);
    expect(readFallbackLinks('mfe-one')).toHaveLength(20);
    expect(readFallbackLinks('mfe-one')[0]?.label).toHaveLength(200);
  });

  it.each(['{', 'null', '7', '[null]', '[{"label":"x","path":"//evil.example"}]'])(
    'ignores the stored value %s',
    (text) => {
      sessionStorage.setItem('fallbackLinks.mfe-one', text);
      expect(readFallbackLinks('mfe-one')).toEqual([]);
    },
  );
});
