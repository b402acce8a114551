/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'signIn.continueTo': { title: string | number };
  'step.company': { company: string | number };
  'step.askOwnerText': { company: string | number };
  'magicLink.as': { email: string | number };
  'emailOnly.as': { email: string | number };
  'providers.newHere': { service: string | number };
  'providers.goOn': { service: string | number };
  'providers.goOnText': { service: string | number };
  'demo.text': { password: string | number };
  'demo.recruiter': { email: string | number };
  'demo.applicant': { email: string | number };
  'register.continueTo': { title: string | number };
  'forgot.sent': { email: string | number };
};
