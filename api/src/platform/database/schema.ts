/* oxlint-disable max-lines -- Generated from the migrations by `npm run db:types -w api`. Do not edit. */
import type {
  AlertFrequency,
  Answer,
  ApplicationStatus,
  Currency,
  EmploymentType,
  Experience,
  Interview,
  Locale,
  NotificationData,
  NotificationDelivery,
  NotificationTopic,
  OpenIdProvider,
  PaymentMethod,
  PaymentStatus,
  PictureKind,
  RecruiterQuestion,
  RefundRequest,
  RemoteMode,
  ReportReason,
  Role,
  SalaryPeriod,
  SavedView,
  Schooling,
  Scorecard,
  SpokenLanguage,
  Vacancy,
  VacancyFilter,
  VacancyStatus,
  VacancyTranslations,
  Visibility,
} from '@cpa/shared/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonColumn, PendingMove, ScrapedData } from './columnTypes.ts';

export interface AccountIdentitiesTable {
  id: GeneratedAlways<number>;
  account_id: number;
  provider: OpenIdProvider;
  issuer: string;
  subject: string;
  email: string;
  linked_at: Generated<Date>;
}

export interface AccountsTable {
  id: Generated<number>;
  role: Role;
  email: string;
  name: string;
  password_hash: string | null;
  image: string | null;
  verified_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  banned_at: Date | null;
  language: Locale | null;
}

export interface ApplicantsTable {
  id: Generated<number>;
  /** Null after erasure. */
  account_id: number | null;
  name: string | null;
  headline: Generated<string>;
  photo: string | null;
  phone: string | null;
  district_id: number | null;
  about: Generated<string>;
  education_id: number | null;
  experience: JsonColumn<Experience[]>;
  educations: JsonColumn<Schooling[]>;
  skills: Generated<string[]>;
  languages: JsonColumn<SpokenLanguage[]>;
  work_permit: Vacancy['work_permit'] | null;
  visibility: Generated<Visibility>;
  blocked_company_ids: Generated<number[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  erased_at: Date | null;
  recommendations: Generated<boolean>;
}

export interface ApplicationHistoryTable {
  id: GeneratedAlways<number>;
  application_id: number;
  status: ApplicationStatus;
  at: Generated<Date>;
  by_account_id: number | null;
  note: string | null;
  notified: Generated<boolean>;
  /** When the applicant sees the status. */
  effective_at: Generated<Date>;
  /** Status that the applicant sees until then; null for immediate entries. */
  previous_status: ApplicationStatus | null;
  /** When the mail and the event were sent; null while pending. */
  applied_at: Generated<Date | null>;
  undone_at: Date | null;
  superseded_at: Date | null;
  /** The pending change that this one superseded. */
  supersedes_id: number | null;
}

export interface ApplicationLookersTable {
  application_id: number;
  account_id: number;
  seen_at: Generated<Date>;
}

export interface ApplicationMessagesTable {
  id: Generated<number>;
  application_id: number;
  side: 'applicant' | 'company';
  account_id: number | null;
  key: string;
  text: string;
  created_at: Generated<Date>;
  /** When the other side saw it. */
  read_at: Date | null;
  /** When the other side was mailed that it is unread. */
  mailed_at: Date | null;
  file_folder: string | null;
  file_media_type: string | null;
  file_size: number | null;
}

export interface ApplicationNotesTable {
  id: Generated<number>;
  application_id: number;
  account_id: number | null;
  text: string;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

export interface ApplicationsTable {
  id: Generated<number>;
  vacancy_id: number;
  applicant_id: number;
  status: Generated<ApplicationStatus>;
  cover_letter: Generated<string>;
  answers: JsonColumn<Answer[]>;
  resume_id: number | null;
  recruiter_rating: number | null;
  private_notes: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** The applicant allows the company to keep the application after a rejection. */
  keep_in_mind: Generated<boolean>;
  /** When retention removed the personal data. */
  cleared_at: Date | null;
  tags: Generated<string[]>;
  withdrawn_at: Date | null;
  withdrawal_reason: string | null;
  withdrawn_from: ApplicationStatus | null;
  withdrawal_notified_at: Date | null;
  asked_questions: JsonColumn<RecruiterQuestion[]>;
  annotation_version: Generated<number>;
  messages_blocked_at: Date | null;
}

export interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  account_id: number | null;
  action: string;
  subject: string | null;
  detail: JsonColumn<Json>;
  request_id: string | null;
}

export interface BoardPlacesTable {
  application_id: number;
  status: string;
  position: number;
  version: Generated<number>;
}

export interface CalendarFeedsTable {
  account_id: number;
  token_hash: Buffer;
  /** Whether the entries name the applicants. */
  shows_names: boolean;
  created_at: Generated<Date>;
  /** When a program last read it. */
  read_at: Date | null;
}

export interface ChangedPagesTable {
  id: number;
  revision: Generated<string>;
  kind: string;
}

export interface CompaniesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  logo: string | null;
  description: Generated<string>;
  sectors: Generated<number[]>;
  district_id: number | null;
  size_id: number | null;
  address: string | null;
  website: string | null;
  careers_url: string | null;
  phone: string | null;
  email: string | null;
  founded: number | null;
  social_links: Generated<string[]>;
  verified: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  cover: string | null;
  benefits: Generated<string[]>;
  tagline: string | null;
  directions: string | null;
  verified_at: Date | null;
  answer_days: number | null;
  legal_name: string | null;
  registration_number: string | null;
  tax_number: string | null;
  requires_second_step: Generated<boolean>;
  whatsapp: string | null;
}

export interface CompanyInvitationsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  email: string;
  membership: 'owner' | 'recruiter' | 'viewer';
  token_hash: Buffer;
  invited_by: number | null;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface CompanyPicturesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  url: string;
  caption: string;
  kind: Generated<PictureKind>;
}

export interface ContactMessagesTable {
  id: GeneratedAlways<number>;
  name: string | null;
  email: string;
  subject: string | null;
  message: string;
  created_at: Generated<Date>;
  /** When the operator marked the message as answered. */
  answered_at: Date | null;
}

export interface ConversationMutesTable {
  application_id: number;
  account_id: number;
}

export interface CreditNoteCountersTable {
  year: number;
  last: number;
}

export interface CvsTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  document: JsonColumn<Json>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  share_token_hash: Buffer | null;
  shared_at: Date | null;
}

export interface EmailTokensTable {
  token_hash: Buffer;
  account_id: number;
  purpose: 'verify' | 'reset' | 'magic';
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface EntitlementLedgerTable {
  id: GeneratedAlways<number>;
  entitlement_id: number;
  vacancy_id: number | null;
  change: number;
  reason: string;
  at: Generated<Date>;
}

export interface EntitlementsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  package_id: number;
  order_item_id: number | null;
  postings: number;
  duration_days: number;
  starts_at: Generated<Date>;
  expires_at: Date | null;
  created_at: Generated<Date>;
}

export interface FilesToDeleteTable {
  folder: string;
  delete_after: Generated<Date>;
  attempts: Generated<number>;
  last_error: string | null;
  /** The account, until the upload is complete. */
  uploaded_by: number | null;
}

export interface HeldMailsTable {
  id: GeneratedAlways<number>;
  account_id: number;
  application_id: number | null;
  first_message_id: number | null;
  mail: JsonColumn<Record<string, string | boolean | null> | null>;
  about_applicant_id: number | null;
  due_at: Date;
}

export interface HiddenRecommendationsTable {
  applicant_id: number;
  vacancy_id: number;
  created_at: Generated<Date>;
}

export interface IdentityLinksTable {
  token_hash: Buffer;
  issuer: string;
  subject: string;
  email: string;
  role: Role | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface ImportsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  source_url: string;
  started_by: number | null;
  started_at: Generated<Date>;
  finished_at: Date | null;
  /** Error code. */
  error: string | null;
  pages_done: Generated<number>;
  pages_total: Generated<number>;
  found: Generated<number>;
  /** Time of the last progress. */
  touched_at: Generated<Date>;
}

export interface InterviewScorecardsTable {
  id: GeneratedAlways<number>;
  interview_id: number;
  account_id: number | null;
  skills: number;
  experience: number;
  communication: number;
  recommendation: Scorecard['recommendation'];
  comment: Generated<string>;
  updated_at: Generated<Date>;
}

export interface InterviewSlotsTable {
  id: Generated<number>;
  interview_id: number;
  starts_at: Date;
}

export interface InterviewsTable {
  id: Generated<number>;
  application_id: number;
  status: Generated<Interview['status']>;
  proposed_by: number | null;
  minutes: number;
  place: string | null;
  video_url: string | null;
  note: Generated<string>;
  starts_at: Date | null;
  ends_at: Date | null;
  message: string | null;
  cancelled_by: 'company' | 'applicant' | null;
  cancel_reason: string | null;
  sequence: Generated<number>;
  confirmed_at: Date | null;
  reminded_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  pending_move: JsonColumn<PendingMove | null>;
  move_requested_at: Date | null;
  move_effective_at: Date | null;
}

export interface InvoiceCountersTable {
  year: number;
  last: number;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  recipient: string;
  template: string;
  subject: string;
  html: string;
  text: string;
  created_at: Generated<Date>;
  send_after: Generated<Date>;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  given_up_at: Date | null;
  /** The applicant that a mail to another recipient is about. */
  about_applicant_id: number | null;
  /** URL for one-click unsubscribing in mail clients. */
  unsubscribe_url: string | null;
  /** Contains a link that grants access. */
  holds_secret: Generated<boolean>;
  /** The sender of a message that is mailed to the operator. */
  about_email: string | null;
  calendar: string | null;
  calendar_method: 'REQUEST' | 'CANCEL' | null;
  traceparent: string | null;
}

export interface MembershipsTable {
  company_id: number;
  account_id: number;
  membership: 'owner' | 'recruiter' | 'viewer';
  created_at: Generated<Date>;
}

export interface MessageTemplatesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  stage: ApplicationStatus | null;
  name: string;
  text: string;
}

export interface NewsletterSubscribersTable {
  id: GeneratedAlways<number>;
  email: string;
  unsubscribe_token_hash: Buffer | null;
  created_at: Generated<Date>;
  unsubscribed_at: Date | null;
  confirm_token_hash: Buffer | null;
  /** When the confirmation link was last sent. */
  confirm_sent_at: Date | null;
  /** Null until the subscriber confirms. */
  confirmed_at: Date | null;
  language: Locale | null;
}

export interface NoteMentionsTable {
  note_id: number;
  account_id: number;
}

export interface NotificationSettingsTable {
  account_id: number;
  topic: NotificationTopic;
  delivery: NotificationDelivery;
  updated_at: Generated<Date>;
  summarised_at: Date | null;
}

export interface NotificationsTable {
  id: Generated<number>;
  account_id: number;
  kind: string;
  /** Identifies the subject of the event, such as a vacancy id. */
  target: string;
  data: JsonColumn<NotificationData>;
  count: Generated<number>;
  /** Order of the list; a further event moves the row to the top. */
  position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  read_at: Date | null;
  /** The applicant whose name is in the data. */
  about_applicant_id: number | null;
}

export interface OperatorsTable {
  account_id: number;
  granted_by: string;
  granted_at: Generated<Date>;
}

export interface OptionsTable {
  id: number;
  kind: 'sector' | 'education' | 'workload' | 'language' | 'district' | 'company_size';
  name: string;
  position: number;
}

export interface OrderItemsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  package_id: number;
  title: string;
  price: number;
  vacancies: number;
  start_date: string | null;
  template: JsonColumn<{ template: string | null; customTemplate: string | null } | null>;
  plan: JsonColumn<string | null>;
  vacancy_id: number | null;
}

export interface OrdersTable {
  id: Generated<number>;
  account_id: number | null;
  company_id: number | null;
  total: number;
  currency: Currency;
  payment_method: PaymentMethod;
  payment_status: Generated<PaymentStatus>;
  idempotency_key: string;
  request_hash: Buffer;
  transaction_id: string | null;
  payment_url: string | null;
  payment_qr_code: string | null;
  card_brand: string | null;
  card_last_four: string | null;
  billing: JsonColumn<Record<string, string>>;
  invoice_number: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  paid_at: Date | null;
  reference: Generated<string>;
  answered_at: Date | null;
  check_after: Date | null;
  checks: Generated<number>;
  expires_at: Date | null;
  status_calls: Generated<Date[]>;
  failure: string | null;
  rejected_at: Date | null;
}

export interface PackagesTable {
  id: Generated<number>;
  name: string;
  summary: Generated<string>;
  price: number;
  currency: Generated<Currency>;
  vacancies: number;
  duration_days: number;
  features: Generated<string[]>;
  quickbooks_id: string | null;
  templates: Generated<string[]>;
  sponsored: Generated<boolean>;
  recommended: Generated<boolean>;
  position: Generated<number>;
  active: Generated<boolean>;
  updated_at: Generated<Date>;
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  account_id: number | null;
  purpose: 'add' | 'sign_in' | 'second_step';
  expires_at: Date;
}

export interface PasskeysTable {
  id: GeneratedAlways<number>;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  /** Number of signatures, up to 2³²; 0 forever for a synchronised passkey. */
  counter: number;
  transports: Generated<string[]>;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface PaymentEventsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Generated<Date>;
  status: string;
  detail: JsonColumn<Json>;
}

export interface PendingSignInsTable {
  token_hash: Buffer;
  account_id: number;
  first_factor: 'password' | 'link' | 'openid';
  expires_at: Date;
}

export interface QuietHoursTable {
  account_id: number;
  starts_at: string;
  ends_at: string;
}

export interface RateLimitsTable {
  key: Buffer;
  hits: number;
  resets_at: Date;
}

export interface RealtimeEventsTable {
  id: Generated<string>;
  at: Generated<Date>;
  sender: string;
  body: string;
}

export interface RealtimeInstancesTable {
  id: string;
  seen_at: Generated<Date>;
}

export interface RealtimeMembersTable {
  channel: string;
  socket_id: string;
  instance_id: string;
  user_id: string;
  user_info: JsonColumn<Json>;
}

export interface RecoveryCodesTable {
  account_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  family_id: string;
  created_at: Generated<Date>;
  used_at: Date | null;
}

export interface RefundRequestsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  status: Generated<RefundRequest['status']>;
  reason: string;
  requested_by: number | null;
  requested_at: Generated<Date>;
  decided_by: number | null;
  decided_at: Date | null;
  answer: string | null;
}

export interface RefundsTable {
  order_id: number;
  status: 'requested' | 'done' | 'refused';
  reference: Generated<string>;
  requested_by: number | null;
  requested_at: Generated<Date>;
  check_after: Date | null;
  attempts: Generated<number>;
  failure: string | null;
  done_at: Date | null;
  credit_note_number: string | null;
}

export interface ResetRequestsTable {
  id: GeneratedAlways<number>;
  email: string;
  request_id: string | null;
  created_at: Generated<Date>;
  purpose: Generated<'reset' | 'magic'>;
  /** Path to open after sign-in, such as `/plans?step=2`. */
  callback_path: string | null;
  language: Locale | null;
  /** Name for a new account, if the e-mail address has none. */
  name: string | null;
}

export interface ResumeTextsTable {
  resume_id: number;
  text: Generated<string>;
  words: ColumnType<string, never, never>;
  attempts: Generated<number>;
  attempt_at: Generated<Date | null>;
}

export interface ResumesTable {
  id: GeneratedAlways<number>;
  applicant_id: number;
  file_name: string;
  storage_key: string;
  media_type: string;
  size: number;
  is_default: Generated<boolean>;
  uploaded_at: Generated<Date>;
  /** Removed from the list; kept for the applications that use it. */
  removed_at: Date | null;
}

export interface SavedVacanciesTable {
  account_id: number;
  vacancy_id: number;
  created_at: Generated<Date>;
}

export interface SavedViewsTable {
  id: GeneratedAlways<number>;
  account_id: number;
  list: SavedView['list'];
  name: string;
  query: string;
}

export interface ScrapedVacanciesTable {
  id: GeneratedAlways<number>;
  import_id: number;
  company_id: number;
  source_url: string;
  found_by: string;
  complete: Generated<boolean>;
  data: JsonColumn<ScrapedData>;
  vacancy_id: number | null;
  created_at: Generated<Date>;
  /** Identifies the vacancy in later imports. */
  source_id: string;
}

export interface SearchAlertVacanciesTable {
  alert_id: number;
  vacancy_id: number;
}

export interface SearchAlertsTable {
  id: GeneratedAlways<number>;
  email: string;
  filter: JsonColumn<VacancyFilter>;
  frequency: Exclude<AlertFrequency, 'at_once'>;
  confirm_token_hash: Buffer | null;
  /** When the confirmation link was last sent. */
  confirm_sent_at: Date | null;
  /** Null until the user confirms; no mail is sent before. */
  confirmed_at: Date | null;
  /** Date in Aruba of the last search for new vacancies. */
  looked_on: string | null;
  last_sent_at: Date | null;
  created_at: Generated<Date>;
  language: Locale | null;
  at_once: Generated<boolean>;
  checked_at: Date | null;
}

export interface SearchWordsTable {
  word: string;
}

export interface SecondStepsTable {
  account_id: number;
  /** Null until it is set up. */
  enabled_at: Date | null;
  /** Secret of the app's codes, encrypted. */
  app_secret: Buffer | null;
  /** Null until the app has shown a right code. */
  app_confirmed_at: Date | null;
  /** Time step of the last accepted code: each works once. */
  app_last_step: Generated<number>;
  recovery_salt: Buffer | null;
  failures: Generated<number>;
  failed_at: Date | null;
  paused_until: Date | null;
}

export interface SessionFamiliesTable {
  id: Generated<string>;
  account_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_reason: string | null;
  user_agent: string | null;
  ip_address: string | null;
  last_seen_at: Generated<Date>;
  /** When the session gave a second factor. */
  second_step_at: Date | null;
}

export interface SettingsTable {
  name: string;
  value: JsonColumn<Json>;
  updated_at: Generated<Date>;
}

export interface SignInFailuresTable {
  id: GeneratedAlways<number>;
  email_hash: Buffer;
  place_hash: Buffer;
  at: Generated<Date>;
}

export interface SignInPlacesTable {
  account_id: number;
  place_hash: Buffer;
  seen_at: Generated<Date>;
}

export interface SignUpLinksTable {
  email: string;
  token_hash: Buffer;
  name: string;
  language: Locale | null;
  expires_at: Date;
}

export interface SubmittedPostsTable {
  slug: string;
  content_hash: string;
}

export interface TrustedDevicesTable {
  id: Generated<string>;
  account_id: number;
  user_agent: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface VacanciesTable {
  id: Generated<number>;
  company_id: number;
  title: string;
  description: Generated<string>;
  requirements: Generated<string>;
  benefits: Generated<string>;
  sectors: Generated<number[]>;
  educations: Generated<number[]>;
  workloads: Generated<number[]>;
  languages: Generated<number[]>;
  employment_type: EmploymentType | null;
  location_district_id: number | null;
  remote: Generated<RemoteMode>;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: Currency | null;
  salary_period: SalaryPeriod | null;
  salary_visible: Generated<boolean>;
  /** Minor units of AWG per month; null unless the salary is visible. */
  salary_month_awg: GeneratedAlways<number | null>;
  work_permit: Generated<Vacancy['work_permit']>;
  /** Date in Aruba, such as `2026-11-20`. */
  valid_through: string | null;
  status: Generated<VacancyStatus>;
  published_at: Date | null;
  sponsored_until: Date | null;
  contact_email: string | null;
  external_apply_url: string | null;
  views: Generated<number>;
  source: Generated<Vacancy['source']>;
  source_url: string | null;
  screening_questions: JsonColumn<RecruiterQuestion[]>;
  created_by: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** tsvector of title (A), company (B), sectors (C) and text (D), written by a trigger. */
  search: ColumnType<string, never, never>;
  /** tsvector of title (A) and company (B) for ranking, written by the same trigger. */
  search_title: ColumnType<string, never, never>;
  /** The entitlement that pays for it; null uses the company's free posting. */
  entitlement_id: number | null;
  /** Last date in Aruba that the posting covers. */
  posted_until: string | null;
  department: string | null;
  /** When the job publishes the draft. */
  opens_at: Date | null;
  /** Account that set `opens_at`; receives the mail when publishing fails. */
  scheduled_by: number | null;
  /** Rises with each edit. */
  version: Generated<number>;
  /** Null for automatic changes. */
  edited_by: number | null;
  edited_at: Date | null;
  /** All option ids; employment types are 601 and up. */
  facets: GeneratedAlways<number[] | null>;
  occupation: string | null;
  occupation_key: string | null;
  occupation_group: string | null;
  occupation_name: Generated<string>;
  /** Choice of the recruiter; null: guessed. */
  text_language: Locale | null;
  guessed_language: Locale | null;
  translations: JsonColumn<VacancyTranslations>;
}

export interface VacancyContactsTable {
  company_id: number;
  email: string;
  asked_at: Date | null;
  confirmed_at: Date | null;
  ended_at: Date | null;
}

export interface VacancyHistoryTable {
  id: GeneratedAlways<number>;
  vacancy_id: number;
  status: string;
  at: Generated<Date>;
  by_account_id: number | null;
  note: string | null;
}

export interface VacancyReportsTable {
  id: GeneratedAlways<number>;
  vacancy_id: number;
  reason: ReportReason;
  message: Generated<string>;
  email: string | null;
  created_at: Generated<Date>;
  handled_at: Date | null;
  application_id: number | null;
}

export interface VacancyViewersTable {
  vacancy_id: number;
  day: string;
  viewer: Buffer;
}

export interface VacancyViewsDailyTable {
  vacancy_id: number;
  day: string;
  views: Generated<number>;
}

export interface ViewedVacanciesTable {
  account_id: number;
  vacancy_id: number;
  viewed_at: Generated<Date>;
}

/** All tables of the public schema. */
export interface Schema {
  account_identities: AccountIdentitiesTable;
  accounts: AccountsTable;
  applicants: ApplicantsTable;
  application_history: ApplicationHistoryTable;
  application_lookers: ApplicationLookersTable;
  application_messages: ApplicationMessagesTable;
  application_notes: ApplicationNotesTable;
  applications: ApplicationsTable;
  audit_entries: AuditEntriesTable;
  board_places: BoardPlacesTable;
  calendar_feeds: CalendarFeedsTable;
  changed_pages: ChangedPagesTable;
  companies: CompaniesTable;
  company_invitations: CompanyInvitationsTable;
  company_pictures: CompanyPicturesTable;
  contact_messages: ContactMessagesTable;
  conversation_mutes: ConversationMutesTable;
  credit_note_counters: CreditNoteCountersTable;
  cvs: CvsTable;
  email_tokens: EmailTokensTable;
  entitlement_ledger: EntitlementLedgerTable;
  entitlements: EntitlementsTable;
  files_to_delete: FilesToDeleteTable;
  held_mails: HeldMailsTable;
  hidden_recommendations: HiddenRecommendationsTable;
  identity_links: IdentityLinksTable;
  imports: ImportsTable;
  interview_scorecards: InterviewScorecardsTable;
  interview_slots: InterviewSlotsTable;
  interviews: InterviewsTable;
  invoice_counters: InvoiceCountersTable;
  mails: MailsTable;
  memberships: MembershipsTable;
  message_templates: MessageTemplatesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  note_mentions: NoteMentionsTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
  operators: OperatorsTable;
  options: OptionsTable;
  order_items: OrderItemsTable;
  orders: OrdersTable;
  packages: PackagesTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  payment_events: PaymentEventsTable;
  pending_sign_ins: PendingSignInsTable;
  quiet_hours: QuietHoursTable;
  rate_limits: RateLimitsTable;
  realtime_events: RealtimeEventsTable;
  realtime_instances: RealtimeInstancesTable;
  realtime_members: RealtimeMembersTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  refund_requests: RefundRequestsTable;
  refunds: RefundsTable;
  reset_requests: ResetRequestsTable;
  resume_texts: ResumeTextsTable;
  resumes: ResumesTable;
  saved_vacancies: SavedVacanciesTable;
  saved_views: SavedViewsTable;
  scraped_vacancies: ScrapedVacanciesTable;
  search_alert_vacancies: SearchAlertVacanciesTable;
  search_alerts: SearchAlertsTable;
  search_words: SearchWordsTable;
  second_steps: SecondStepsTable;
  session_families: SessionFamiliesTable;
  settings: SettingsTable;
  sign_in_failures: SignInFailuresTable;
  sign_in_places: SignInPlacesTable;
  sign_up_links: SignUpLinksTable;
  submitted_posts: SubmittedPostsTable;
  trusted_devices: TrustedDevicesTable;
  vacancies: VacanciesTable;
  vacancy_contacts: VacancyContactsTable;
  vacancy_history: VacancyHistoryTable;
  vacancy_reports: VacancyReportsTable;
  vacancy_viewers: VacancyViewersTable;
  vacancy_views_daily: VacancyViewsDailyTable;
  viewed_vacancies: ViewedVacanciesTable;
}
