/** What tests of remotes and the shell share: values, and a host to lend that a test can look into. */
export { aHost } from './aHost.ts';
export type { TestHost, TestHostOptions } from './aHost.ts';
export { aRefusal } from './aRefusal.ts';
export {
  aCompany,
  aCompanyCard,
  aCompanyPage,
  aCompanyRef,
  aContentPage,
  aHomepageData,
  anApplicant,
  anApplicantApplication,
  anApplicantListItem,
  anApplicantReview,
  anOwnVacancy,
  aPackage,
  aPartner,
  aPost,
  aPostCard,
  aProfile,
  aRecruiterProfile,
  aReleaseDocument,
  aVacancy,
  aVacancyApplicants,
  aVacancyCard,
  aVacancyPage,
  someOptions,
} from './builders/index.ts';
export { fakeBadges, fakeFallback } from './fakeHostServices.ts';
export { fakeNetwork } from './fakeNetwork.ts';
export type { Answer, Answers, SentRequest } from './fakeNetwork.ts';
export { fakeToasts } from './fakeToasts.ts';
export { memoryStorage } from './memoryStorage.ts';
export { renderRoutes } from './renderRoutes.tsx';
export { settled } from './settled.ts';
