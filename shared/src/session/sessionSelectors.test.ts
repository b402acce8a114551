import type { Profile } from '../contracts/index.ts';
import { selectDisplayName, selectIsUnverified, selectProfileImage } from './sessionSelectors.ts';
import type { SessionState } from './sessionSlice.ts';

const company = {
  id: 1,
  name: 'Cas di Sabor',
  slug: 'kas-di-sabor',
  logo: '/logos/1.svg',
  membership: 'owner' as const,
};

const aProfile = (overrides: Partial<Profile> = {}): Profile => ({
  id: 1,
  role: 'applicant',
  name: 'Xiomara Croes',
  email: 'x@demo.aw',
  image: null,
  verified: true,
  companies: [],
  applicant_id: null,
  ...overrides,
});

const signedIn = (
  profile: Profile | null,
  sessionImage: string | null = null,
): { session: SessionState } => ({
  session: { status: 'authenticated', profile, sessionImage },
});

describe('selectUserImage', () => {
  it("is an applicant's own image, else the session's, else drawn from the name", () => {
    expect(selectProfileImage(signedIn(aProfile({ image: '/me.webp' }), '/session.webp'))).toBe('/me.webp');
    expect(selectProfileImage(signedIn(aProfile(), '/session.webp'))).toBe('/session.webp');
    expect(selectProfileImage(signedIn(aProfile()))).toBeNull();
  });

  it("is the first company's logo for a recruiter, whose own image does not count", () => {
    const recruiter = aProfile({ role: 'recruiter', image: '/me.webp', companies: [company] });
    expect(selectProfileImage(signedIn(recruiter, '/session.webp'))).toBe('/logos/1.svg');
    expect(selectProfileImage(signedIn({ ...recruiter, companies: [] }, '/session.webp'))).toBe(
      '/session.webp',
    );
  });

  it('is drawn from “User” when there is no name', () => {
    expect(selectDisplayName(signedIn(null))).toBe('User');
  });
});

it('counts only an e-mail address known to be unverified as unverified', () => {
  expect(selectIsUnverified(signedIn(aProfile({ verified: false })))).toBe(true);
  expect(selectIsUnverified(signedIn(aProfile()))).toBe(false);
  expect(selectIsUnverified(signedIn(null))).toBe(false);
});
