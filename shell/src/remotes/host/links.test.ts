import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { createLinks } from './links.ts';

const shop = anActiveRemote({ name: 'mfe-shop' }, { links: { 'buy-again': '/shop?again=:order' } });

describe('createLinks', () => {
  it('fills in the target that an active remote declares', () => {
    const links = createLinks({ revision: 1, remotes: [anActiveRemote(), shop] });
    expect(links.to('buy-again', { order: 7 })).toBe('/shop?again=7');
  });

  it('returns null when no active remote declares the target, or a value is missing', () => {
    expect(createLinks({ revision: 1, remotes: [] }).to('buy-again', { order: 7 })).toBeNull();
    expect(createLinks({ revision: 1, remotes: [shop] }).to('buy-again')).toBeNull();
  });
});
