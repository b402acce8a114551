/**
 * Schemas of all requests and responses. The server validates and documents with them, the client parses with them.
 * Imports only zod. Field names are the specification's.
 * Exports only the schemas that other packages use.
 */
export { isCommonPassword } from './commonPasswords.ts';
export { compareKeys } from './compareKeys.ts';
export { hasCardNumber } from './cardNumbers.ts';
export { addDays, dayInAruba, monthAfter } from './dayInAruba.ts';
export * from './languages.ts';
export * from './localePath.ts';
export * from './slotOf.ts';
export { formatPhone } from './formatPhone.ts';
export { writeCsv } from './writeCsv.ts';
export {
  credentialsSchema,
  forgotPasswordSchema,
  passwordChangeSchema,
  profileSchema,
  emailVerifiedSchema,
  profileUpdateSchema,
  refreshedSchema,
  refreshSchema,
  sessionStateSchema,
  registeredSchema,
  registrationSchema,
  resetLinkCheckSchema,
  resetPasswordSchema,
  signedInSchema,
  verificationMailSchema,
  verifyEmailQuerySchema,
  type Credentials,
  type Profile,
  type ProfileUpdate,
  type Refreshed,
  type Registration,
  type Role,
  type SignedIn,
} from './accounts.ts';
export * from './accountSettings.ts';
export * from './magicLink.ts';
export * from './passkeys.ts';
export * from './secondStep.ts';
export * from './realtimeEvents.ts';
export {
  CV_FONTS,
  CV_LANGUAGES,
  CV_TEMPLATES,
  cvListSchema,
  cvNameSchema,
  cvSchema,
  cvShareSchema,
  cvShareTimesSchema,
  cvSummarySchema,
  cvUpdateSchema,
  DEFAULT_CV_SETTINGS,
  jsonResumeSchema,
  MOST_CVS,
  newCvSchema,
  sharedCvQuerySchema,
  sharedCvSchema,
  storedCvSchema,
  type Cv,
  type CvList,
  type CvSettings,
  type CvShare,
  type CvShareTimes,
  type CvSummary,
  type CvUpdate,
  type JsonResume,
  type NewCv,
  type SectionName,
  type SharedCv,
  type StoredCv,
} from './cv.ts';
export * from './newsletterAndContact.ts';
export * from './notifications.ts';
export * from './applicantBatches.ts';
export { applicantExportSchema, type ApplicantExport } from './applicantExport.ts';
export {
  blockedCompaniesSchema,
  MAX_BLOCKED_COMPANIES,
  storedDataSchema,
  type BlockedCompanies,
  type StoredData,
} from './applicantPrivacy.ts';
export {
  applicantSchema,
  applicantUpdateSchema,
  languageLevelSchema,
  MAX_APPLICANT_FILE_BYTES,
  UPLOAD_TIMEOUT_MS,
  MAX_RESUMES,
  resumeFileSchema,
  resumeLinkSchema,
  resumeRenameSchema,
  type Applicant,
  type ApplicantUpdate,
  type Experience,
  type ResumeFile,
  type ResumeLink,
  type Schooling,
  type SpokenLanguage,
  type Visibility,
} from './applicants.ts';
export {
  allApplicantsSchema,
  applicantApplicationSchema,
  applicantApplicationsSchema,
  applicantListItemSchema,
  applicantRatingSchema,
  type BoardNeighbours,
  boardNeighboursSchema,
  type PlacedCard,
  placedCardSchema,
  applicantReviewSchema,
  applicantTagsSchema,
  MAX_TAGS,
  ratingUpdateSchema,
  tagsUpdateSchema,
  appliedSchema,
  applySchema,
  noteWritingSchema,
  privateNoteSchema,
  statusMailQuerySchema,
  statusMailSchema,
  statusUndoneSchema,
  statusUpdatedSchema,
  statusUpdateSchema,
  lookersSchema,
  type Lookers,
  LONGEST_RESUME_SEARCH,
  resumeMatchesSchema,
  resumeSearchSchema,
  SHORTEST_RESUME_SEARCH,
  vacancyApplicantsSchema,
  withdrawalSchema,
  withdrawnSchema,
  type AllApplicants,
  type Answer,
  type ApplicantApplication,
  type ApplicantListItem,
  type ApplicantRating,
  type ApplicantReview,
  type ApplicantTags,
  type ApplicationEnd,
  type Applied,
  type Apply,
  type PrivateNote,
  type RatingUpdate,
  type StatusMail,
  type StatusMailQuery,
  type StatusUpdate,
  type NoteWriting,
  type TagsUpdate,
  type VacancyApplicants,
  type Withdrawal,
  type Withdrawn,
} from './applications.ts';
export {
  type CalendarFeed,
  type CalendarFeedSettings,
  calendarFeedSchema,
  calendarFeedSettingsSchema,
  type NewCalendarFeed,
  newCalendarFeedSchema,
} from './calendarFeed.ts';
export {
  applicationMessageSchema,
  MAX_MESSAGE_LENGTH,
  conversationListSchema,
  conversationSchema,
  conversationSummarySchema,
  messageFileSchema,
  messageReportSchema,
  messagesReadSchema,
  newMessageSchema,
} from './applicationMessages.ts';
export type {
  ApplicationMessage,
  Conversation,
  ConversationSummary,
  MessageReport,
  NewMessage,
} from './applicationMessages.ts';
export {
  MAX_MESSAGE_TEMPLATES,
  messageTemplateFormSchema,
  messageTemplateSchema,
  messageTemplatesSchema,
} from './messageTemplates.ts';
export type { MessageTemplate, MessageTemplateForm, MessageTemplates } from './messageTemplates.ts';
export { applicantStatusWords } from './applicantStatusWords.ts';
export {
  busyTimesSchema,
  INTERVIEW_LIMITS,
  interviewCancellationSchema,
  interviewChoiceSchema,
  interviewDeclineSchema,
  interviewEventSchema,
  interviewProposalSchema,
  interviewSchema,
  interviewsSchema,
} from './interviews.ts';
export type {
  BusyTime,
  Interview,
  InterviewEvent,
  InterviewProposal,
  InterviewStatus,
} from './interviews.ts';
export { scorecardFormSchema, scorecardSchema, scorecardsSchema } from './scorecards.ts';
export type { Scorecard, ScorecardForm } from './scorecards.ts';
export {
  companyCardSchema,
  companyFilterSchema,
  companyPageSchema,
  companyRefSchema,
  companySchema,
  membershipSchema,
  type Company,
  type CompanyCard,
  type CompanyFilter,
  type CompanyPage,
  type CompanyPicture,
  type CompanySort,
  type Membership,
  type PictureKind,
} from './companies.ts';
export * from './companyMembers.ts';
export * from './companyWriting.ts';
export { DEMO_ACCOUNTS } from './demoAccounts.ts';
export * from './content.ts';
export { companyQuerySchema, recruiterCountsSchema, recruiterDashboardSchema } from './recruiterDashboard.ts';
export type { Attention, ChartDay, RecruiterCounts, RecruiterDashboard } from './recruiterDashboard.ts';
export { homepageDataSchema, postCardSchema } from './home.ts';
export type { HomepageData, PostCard, SalaryInsight } from './home.ts';
export {
  importedPicksSchema,
  importPicksSchema,
  importProgressSchema,
  scrapedVacanciesSchema,
  type ImportedPicks,
  type ImportProgress,
  type ScrapedField,
  type ScrapedPick,
  type ScrapedVacancies,
  type ScrapedVacancy,
  type ScrapedValues,
} from './imports.ts';
export * from './options.ts';
export * from './orders.ts';
export * from './refundRequests.ts';
export { AWG_PER_USD, packageSchema, packagesSchema } from './packages.ts';
export type { Package } from './packages.ts';
export { postingsSchema, type Postings } from './postings.ts';
export { filterFromQuery } from './filterFromQuery.ts';
export { queryFromFilter } from './queryFromFilter.ts';
export * from './openId.ts';
export * from './recommendations.ts';
export * from './savedVacancies.ts';
export * from './savedViews.ts';
export { searchAlertAskedSchema, searchAlertCreateSchema, searchAlertsSchema } from './searchAlerts.ts';
export type {
  AlertFrequency,
  SearchAlert,
  SearchAlertAsked,
  SearchAlertCreate,
  SearchAlerts,
} from './searchAlerts.ts';
export { reportReasonSchema, vacancyReportSchema } from './vacancyReports.ts';
export type { ReportReason, VacancyReport } from './vacancyReports.ts';
export * from './failureReport.ts';
export * from './serverPage.ts';
export { completeManifest, NO_ENTRIES, remoteManifestSchema, SHELL_POLICIES } from './manifest.ts';
export type {
  FallbackBlock,
  ManifestFrame,
  ManifestNotification,
  ManifestRoute,
  ManifestSearch,
  NavigationEntry,
  ReleaseManifest,
  RemoteManifest,
  RemoteManifestInput,
  VisitorRole,
} from './manifest.ts';
export * from './currentRelease.ts';
export * from './release.ts';
export * from './vacancies.ts';
export * from './vacancyWriting.ts';
export * from './values.ts';
export { suggestionsSchema } from './suggestions.ts';
export type { OccupationLanguage, SuggestedOccupation, Suggestions } from './suggestions.ts';
export * from './resumeFiles.ts';
export { decodeXml, findWordParts, isDescription, partPath, type WordParts } from './wordParts.ts';
