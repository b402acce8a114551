import type { Profile } from '@cpa/shared/contracts';

export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: 7,
    role: 'applicant',
    name: 'Rosa Croes',
    email: 'rosa@example.aw',
    image: null,
    verified: true,
    companies: [],
    applicant_id: 3,
    ...overrides,
  };
}

export function aRecruiter(overrides: Partial<Profile> = {}): Profile {
  return aProfile({
    role: 'recruiter',
    name: 'Ben Kock',
    email: 'ben@example.aw',
    applicant_id: null,
    companies: [{ id: 1, name: 'Kas di Sabor', slug: 'kas-di-sabor', logo: '/files/kas.svg', membership: 'owner' }],
    ...overrides,
  });
}
