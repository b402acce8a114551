/** Test support for remotes and the shell: builders and a test host. */
export { aHost } from './aHost.ts';
export type { TestHost, TestHostOptions } from './aHost.ts';
export { anApiError } from './anApiError.ts';
export {
  aCompany,
  aCompanyCard,
  aCompanyPage,
  aCompanyRef,
  aContentPage,
  aHomepageData,
  aMessage,
  aNotification,
  anApplicant,
  aConversationSummary,
  anApplicantApplication,
  anInterview,
  anApplicantListItem,
  anApplicantReview,
  anOrder,
  aReceivedRefundRequest,
  anOwnVacancy,
  aPackage,
  aPartner,
  aPost,
  aPostCard,
  aProfile,
  aRecruiterProfile,
  aSecondStep,
  aReleaseDocument,
  aVacancy,
  aStatusUpdated,
  aVacancyApplicants,
  aVacancyCard,
  aVacancyPage,
  someOptions,
} from './builders/index.ts';
export { fakeBadges, fakeFallback } from './fakeHostServices.ts';
export { fakeNetwork } from './fakeNetwork.ts';
export type { FakeResponse, FakeResponses, SentRequest } from './fakeNetwork.ts';
export { type FakeToasts, fakeToasts } from './fakeToasts.ts';
export { memoryStorage } from './memoryStorage.ts';
export { renderRoutes } from './renderRoutes.tsx';
export { flushPromises } from './flushPromises.ts';
