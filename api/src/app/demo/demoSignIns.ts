/** Demo accounts, printed by `npm start` and shown on the sign-in page in demo mode. */
export const demoSignIns = {
  recruiter: { email: 'recruiter@demo.aw', password: 'bon-bini-2026' },
  applicant: { email: 'applicant@demo.aw', password: 'bon-bini-2026' },
} as const;
