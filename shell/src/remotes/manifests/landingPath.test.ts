import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { landingPath } from './landingPath.ts';

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
