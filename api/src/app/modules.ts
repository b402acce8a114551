import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contentRoutes } from '../domains/publishing/content/content.routes.ts';
import { changePasswordRoutes } from '../domains/accounts/passwords/changePassword.routes.ts';
import { languageRoutes } from '../domains/accounts/language.routes.ts';
import { logoutEverywhereRoutes } from '../domains/accounts/sessions/logoutEverywhere.routes.ts';
import { magicLinkRoutes } from '../domains/accounts/sign-in/magicLink.routes.ts';
import { siteRequestsRoutes } from '../domains/accounts/sign-in/siteRequests.routes.ts';
import { identitiesRoutes } from '../domains/accounts/openid/identities.routes.ts';
import { openIdSignInRoutes } from '../domains/accounts/openid/openIdSignIn.routes.ts';
import { createProfileRoutes } from '../domains/accounts/profile.routes.ts';
import { registrationRoutes } from '../domains/accounts/registration/registration.routes.ts';
import { resetPasswordRoutes } from '../domains/accounts/passwords/resetPassword.routes.ts';
import { passkeySignInRoutes } from '../domains/accounts/passkeys/passkeySignIn.routes.ts';
import { passkeysRoutes } from '../domains/accounts/passkeys/passkeys.routes.ts';
import { secondStepRoutes } from '../domains/accounts/second-step/secondStep.routes.ts';
import { secondStepSettingsRoutes } from '../domains/accounts/second-step/secondStepSettings.routes.ts';
import { savedViewsRoutes } from '../domains/accounts/saved-views/savedViews.routes.ts';
import { sessionRoutes } from '../domains/accounts/sign-in/session.routes.ts';
import { verificationMailRoutes } from '../domains/accounts/registration/verificationMail.routes.ts';
import { applicantDataRoutes } from '../domains/applicants/personal-data/applicantData.routes.ts';
import { blockedCompaniesRoutes } from '../domains/applicants/blocked-companies/blockedCompanies.routes.ts';
import { applicantRoutes } from '../domains/applicants/profile/applicants.routes.ts';
import { photoRoutes } from '../domains/applicants/profile/photo.routes.ts';
import { recommendationsRoutes } from '../domains/applicants/recommendations/recommendations.routes.ts';
import { applyRoutes } from '../domains/applications/applying/apply.routes.ts';
import { ownApplicationsRoutes } from '../domains/applications/own/ownApplications.routes.ts';
import { annotationsRoutes } from '../domains/applications/annotations/annotations.routes.ts';
import { boardRoutes } from '../domains/applications/board/board.routes.ts';
import { receivedApplicationsRoutes } from '../domains/applications/received/received.routes.ts';
import { statusBatchRoutes } from '../domains/applications/status/statusBatch.routes.ts';
import { statusChangeRoutes } from '../domains/applications/status/statusChange.routes.ts';
import { applicantInterviewsRoutes } from '../domains/applications/interviews/applicantInterviews.routes.ts';
import { companyInterviewsRoutes } from '../domains/applications/interviews/companyInterviews.routes.ts';
import { calendarFeedRoutes } from '../domains/applications/interviews/feed/calendarFeed.routes.ts';
import {
  applicantMessagesRoutes,
  companyMessagesRoutes,
  messageFilesRoutes,
} from '../domains/applications/messages/messages.routes.ts';
import { lookersRoutes } from '../domains/applications/lookers/lookers.routes.ts';
import { scorecardsRoutes } from '../domains/applications/scorecards/scorecards.routes.ts';
import { messageTemplatesRoutes } from '../domains/applications/messages/templates/templates.routes.ts';
import { withdrawalRoutes } from '../domains/applications/withdrawal/withdrawal.routes.ts';
import { broadcastingRoutes } from '../domains/accounts/channels/broadcasting.routes.ts';
import { companiesRoutes } from '../domains/companies/companies.routes.ts';
import { cvsRoutes } from '../domains/cvs/cvs.routes.ts';
import { sharedCvRoutes } from '../domains/cvs/sharedCv.routes.ts';
import { dashboardRoutes } from '../domains/dashboard/dashboard.routes.ts';
import { membersRoutes } from '../domains/companies/members/members.routes.ts';
import { logosRoutes } from '../domains/companies/logos.routes.ts';
import { companyEditingRoutes } from '../domains/companies/companyEditing.routes.ts';
import { picturesRoutes } from '../domains/companies/pictures/pictures.routes.ts';
import { feedsRoutes } from '../domains/publishing/feeds/feeds.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { homeRoutes } from '../domains/publishing/home/home.routes.ts';
import { imagesRoutes } from '../domains/files/images/images.routes.ts';
import { contactRoutes } from '../domains/notifications/contact/contact.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { newsletterRoutes } from '../domains/subscriptions/newsletter/newsletter.routes.ts';
import { demoSiteRoutes } from '../domains/imports/demoSite.routes.ts';
import { importsRoutes } from '../domains/imports/imports.routes.ts';
import { operatorsRoutes } from '../domains/accounts/operators/operators.routes.ts';
import { activeSessionsRoutes } from '../domains/accounts/sessions/activeSessions.routes.ts';
import { accountDeletionRoutes } from '../domains/vacancies/account-deletion/accountDeletion.routes.ts';
import { notificationsRoutes } from '../domains/notifications/inbox/inbox.routes.ts';
import { notificationSettingsRoutes } from '../domains/notifications/settings/notificationSettings.routes.ts';
import { mailboxRoutes } from '../domains/notifications/mailbox/mailbox.routes.ts';
import { optionsRoutes } from '../domains/options/options.routes.ts';
import { monthsRoutes } from '../domains/orders/months/months.routes.ts';
import { ordersRoutes } from '../domains/orders/orders.routes.ts';
import { payingRoutes } from '../domains/orders/payment/payment.routes.ts';
import { sentooWebhookRoutes } from '../domains/orders/payment/sentooWebhook.routes.ts';
import { refundRequestsRoutes } from '../domains/orders/refunds/refundRequests.routes.ts';
import { refundsRoutes } from '../domains/orders/refunds/refunds.routes.ts';
import { packagesRoutes } from '../domains/orders/packages.routes.ts';
import { vacancyCardsRoutes } from '../domains/vacancies/cards/vacancyCards.routes.ts';
import { postingsRoutes } from '../domains/vacancies/posting/postings.routes.ts';
import { ownVacanciesRoutes } from '../domains/vacancies/own/ownVacancies.routes.ts';
import { contactsRoutes } from '../domains/vacancies/contacts/contacts.routes.ts';
import { alertLinksRoutes } from '../domains/subscriptions/alerts/alertLinks.routes.ts';
import { ownAlertsRoutes } from '../domains/subscriptions/alerts/ownAlerts.routes.ts';
import { searchAlertsRoutes } from '../domains/subscriptions/alerts/searchAlerts.routes.ts';
import { viewedVacanciesRoutes } from '../domains/vacancies/viewed/viewedVacancies.routes.ts';
import { savedVacanciesRoutes } from '../domains/vacancies/saved/savedVacancies.routes.ts';
import { indexNowRoutes } from '../domains/publishing/indexnow/indexNow.routes.ts';
import { shareImagesRoutes } from '../domains/publishing/share-images/shareImages.routes.ts';
import { sitemapRoutes } from '../domains/publishing/sitemap/sitemap.routes.ts';
import { resumeFilesRoutes } from '../domains/applicants/resumes/resumeFiles.routes.ts';
import { resumeArchiveRoutes } from '../domains/applicants/resumes/resumeArchive.routes.ts';
import { resumesRoutes } from '../domains/applicants/resumes/resumes.routes.ts';
import { suggestionsRoutes } from '../domains/vacancies/occupations/suggestions.routes.ts';
import { vacanciesRoutes } from '../domains/vacancies/vacancies.routes.ts';
import { vacancyReportsRoutes } from '../domains/vacancies/reports/vacancyReports.routes.ts';
import { vacancyEditingRoutes } from '../domains/vacancies/editing/vacancyEditing.routes.ts';
import { readWaiting } from './readWaiting.ts';

/** Routes of all domains. */
export const modules: FastifyPluginAsyncZod[] = [
  healthRoutes,
  metricsRoutes,
  registrationRoutes,
  verificationMailRoutes,
  sessionRoutes,
  magicLinkRoutes,
  openIdSignInRoutes,
  identitiesRoutes,
  passkeySignInRoutes,
  passkeysRoutes,
  secondStepRoutes,
  secondStepSettingsRoutes,
  siteRequestsRoutes,
  changePasswordRoutes,
  languageRoutes,
  logoutEverywhereRoutes,
  resetPasswordRoutes,
  createProfileRoutes(readWaiting),
  activeSessionsRoutes,
  operatorsRoutes,
  accountDeletionRoutes,
  notificationsRoutes,
  notificationSettingsRoutes,
  applicantRoutes,
  photoRoutes,
  resumesRoutes,
  resumeFilesRoutes,
  resumeArchiveRoutes,
  recommendationsRoutes,
  cvsRoutes,
  sharedCvRoutes,
  applicantDataRoutes,
  blockedCompaniesRoutes,
  applyRoutes,
  ownApplicationsRoutes,
  withdrawalRoutes,
  applicantInterviewsRoutes,
  companyInterviewsRoutes,
  scorecardsRoutes,
  calendarFeedRoutes,
  applicantMessagesRoutes,
  messageFilesRoutes,
  companyMessagesRoutes,
  messageTemplatesRoutes,
  receivedApplicationsRoutes,
  statusBatchRoutes,
  statusChangeRoutes,
  annotationsRoutes,
  lookersRoutes,
  boardRoutes,
  ownVacanciesRoutes,
  postingsRoutes,
  vacancyEditingRoutes,
  vacanciesRoutes,
  suggestionsRoutes,
  vacancyCardsRoutes,
  savedVacanciesRoutes,
  savedViewsRoutes,
  viewedVacanciesRoutes,
  searchAlertsRoutes,
  alertLinksRoutes,
  contactsRoutes,
  ownAlertsRoutes,
  vacancyReportsRoutes,
  companiesRoutes,
  logosRoutes,
  imagesRoutes,
  companyEditingRoutes,
  picturesRoutes,
  membersRoutes,
  dashboardRoutes,
  optionsRoutes,
  homeRoutes,
  packagesRoutes,
  ordersRoutes,
  monthsRoutes,
  refundRequestsRoutes,
  refundsRoutes,
  payingRoutes,
  sentooWebhookRoutes,
  contentRoutes,
  newsletterRoutes,
  contactRoutes,
  broadcastingRoutes,
  sitemapRoutes,
  shareImagesRoutes,
  indexNowRoutes,
  feedsRoutes,
  importsRoutes,
  demoSiteRoutes,
  mailboxRoutes,
];
