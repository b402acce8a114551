import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contentRoutes } from '../content/content.routes.ts';
import { changePasswordRoutes } from './accounts/changePassword.routes.ts';
import { logoutEverywhereRoutes } from './accounts/logoutEverywhere.routes.ts';
import { magicLinkRoutes } from './accounts/magicLink.routes.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { registrationRoutes } from './accounts/registration.routes.ts';
import { resetPasswordRoutes } from './accounts/resetPassword.routes.ts';
import { sessionRoutes } from './accounts/session.routes.ts';
import { verificationMailRoutes } from './accounts/verificationMail.routes.ts';
import { applicantDataRoutes } from './applicant-data/applicantData.routes.ts';
import { applicantRoutes } from './applicants/applicants.routes.ts';
import { photoRoutes } from './applicants/photo.routes.ts';
import { applyRoutes } from './applications/apply.routes.ts';
import { ownApplicationsRoutes } from './applications/ownApplications.routes.ts';
import { receivedApplicationsRoutes } from './applications/received.routes.ts';
import { broadcastingRoutes } from './broadcasting/broadcasting.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { logosRoutes } from './companies/logos.routes.ts';
import { companyWritingRoutes } from './company-writing/companyWriting.routes.ts';
import { feedsRoutes } from './feeds/feeds.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { contactRoutes } from './letters/contact.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { newsletterRoutes } from './letters/newsletter.routes.ts';
import { demoSiteRoutes } from './imports/demoSite.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { optionsRoutes } from './options/options.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { payingRoutes } from './orders/paying.routes.ts';
import { sentooWebhookRoutes } from './orders/sentooWebhook.routes.ts';
import { packagesRoutes } from './packages/packages.routes.ts';
import { vacancyCardsRoutes } from './vacancy-cards/vacancyCards.routes.ts';
import { ownVacanciesRoutes } from './recruiter-vacancies/ownVacancies.routes.ts';
import { alertLinksRoutes } from './search-alerts/alertLinks.routes.ts';
import { ownAlertsRoutes } from './search-alerts/ownAlerts.routes.ts';
import { searchAlertsRoutes } from './search-alerts/searchAlerts.routes.ts';
import { savedVacanciesRoutes } from './saved-vacancies/savedVacancies.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { resumeFilesRoutes } from './resumes/resumeFiles.routes.ts';
import { resumesRoutes } from './resumes/resumes.routes.ts';
import { vacanciesRoutes } from './vacancies/vacancies.routes.ts';
import { vacancyReportsRoutes } from './vacancy-reports/vacancyReports.routes.ts';
import { vacancyWritingRoutes } from './vacancy-writing/vacancyWriting.routes.ts';

/** Every module's routes, one line each. */
export const modules: FastifyPluginAsyncZod[] = [
  healthRoutes,
  metricsRoutes,
  registrationRoutes,
  verificationMailRoutes,
  sessionRoutes,
  magicLinkRoutes,
  changePasswordRoutes,
  logoutEverywhereRoutes,
  resetPasswordRoutes,
  profileRoutes,
  applicantRoutes,
  photoRoutes,
  resumesRoutes,
  resumeFilesRoutes,
  applicantDataRoutes,
  applyRoutes,
  ownApplicationsRoutes,
  receivedApplicationsRoutes,
  ownVacanciesRoutes,
  vacancyWritingRoutes,
  vacanciesRoutes,
  vacancyCardsRoutes,
  savedVacanciesRoutes,
  searchAlertsRoutes,
  alertLinksRoutes,
  ownAlertsRoutes,
  vacancyReportsRoutes,
  companiesRoutes,
  logosRoutes,
  imagesRoutes,
  companyWritingRoutes,
  optionsRoutes,
  homeRoutes,
  packagesRoutes,
  ordersRoutes,
  payingRoutes,
  sentooWebhookRoutes,
  contentRoutes,
  newsletterRoutes,
  contactRoutes,
  broadcastingRoutes,
  sitemapRoutes,
  feedsRoutes,
  importsRoutes,
  demoSiteRoutes,
  mailboxRoutes,
];
