/** What `npm start` prints and the sign-in page shows while the demo is on. */
export const demoSignIns = {
  recruiter: { email: 'recruiter@demo.aw', password: 'bon-bini-2026' },
  applicant: { email: 'applicant@demo.aw', password: 'bon-bini-2026' },
} as const;
