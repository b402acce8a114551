import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { landingPath } from './landingPath.ts';
import { menuEntries } from './menu.ts';

describe('landingPath', () => {
  const releases = {
    revision: 1,
    remotes: [
      anActiveRemote(
        {},
        {
          routes: [
            { path: '/plans', chunk: 'plans' },
            { path: '/desk', chunk: 'desk', landingFor: ['recruiter'] },
          ],
        },
      ),
    ],
  };

  describe('landingPath', () => {
    it('returns the page that a manifest declares for the role', () => {
      expect(landingPath(releases, 'recruiter')).toBe('/desk');
    });

    it('returns the home page for a role without one and for an unknown role', () => {
      expect(landingPath(releases, 'applicant')).toBe('/');
      expect(landingPath(releases, null)).toBe('/');
    });
  });
});

describe('menu', () => {
  const one = anActiveRemote(
    { name: 'mfe-one' },
    {
      navigation: [
        { menu: 'main', label: 'nav.last', path: '/last', order: 30 },
        { menu: 'phone', label: 'nav.phone', path: '/phone', order: 40 },
        { menu: 'account', label: 'nav.mine', path: '/mine', roles: ['applicant'], order: 10 },
      ],
    },
  );
  const two = anActiveRemote(
    { name: 'mfe-two' },
    {
      navigation: [{ menu: 'main', label: 'nav.first', path: '/first', order: 10 }],
    },
  );
  const releases = { revision: 1, remotes: [one, two] };
  const paths = (...args: [Parameters<typeof menuEntries>[1], Parameters<typeof menuEntries>[2]]) =>
    menuEntries(releases, ...args).map(({ path }) => path);

  describe('menuEntries', () => {
    it('orders the entries of all remotes on one scale', () => {
      expect(paths(['main'], 'visitor')).toEqual(['/first', '/last']);
      expect(paths(['main', 'phone'], 'visitor')).toEqual(['/first', '/last', '/phone']);
    });

    it('shows an entry with roles to these roles only', () => {
      expect(paths(['account'], 'applicant')).toEqual(['/mine']);
      expect(paths(['account'], 'recruiter')).toEqual([]);
      expect(paths(['account'], null)).toEqual([]);
    });
  });
});
