/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'site.pageTitle': { page: string | number };
  'account.menu': { name: string | number };
  'account.unverified': { email: string | number };
  'account.mail_sent': { email: string | number };
  'language.switch': { language: string | number };
  'footer.operator': { name: string | number };
  'footer.copyright': { year: string | number };
  'crash.forbiddenText': { name: string | number };
  'signUp.done': { email: string | number };
};
