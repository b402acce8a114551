/** Accounts of the demo data. They are public: the sign-in page of a demo shows them. */
export const DEMO_ACCOUNTS = {
  recruiter: { email: 'recruiter@demo.aw', password: 'bon-bini-2026' },
  applicant: { email: 'applicant@demo.aw', password: 'bon-bini-2026' },
} as const;
