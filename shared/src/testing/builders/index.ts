/** Values of the contracts for tests: complete, valid, always the same; a test overrides those that it is about. */
export { aProfile, aRecruiterProfile, aSecondStep } from './accounts.ts';
export { anApplicant } from './applicants.ts';
export {
  aConversationSummary,
  anApplicantApplication,
  aMessage,
  anInterview,
  anApplicantListItem,
  anApplicantReview,
  aStatusUpdated,
  aVacancyApplicants,
} from './applications.ts';
export { aCompany, aCompanyCard, aCompanyPage, aCompanyRef } from './companies.ts';
export { aContentPage, aPartner, aPost, aPostCard } from './content.ts';
export { aHomepageData } from './home.ts';
export { aNotification } from './notifications.ts';
export { someOptions } from './options.ts';
export { anOrder, aReceivedRefundRequest } from './orders.ts';
export { aPackage } from './packages.ts';
export { anActiveRemote, aManifest, aReleaseDocument } from './release.ts';
export { anOwnVacancy, aVacancy, aVacancyCard, aVacancyPage } from './vacancies.ts';
