import type {
  AccountsTable,
  AuditEntriesTable,
  EmailTokensTable,
  MailsTable,
  RefreshTokensTable,
  ResetRequestsTable,
  SessionFamiliesTable,
  SignInFailuresTable,
  SignInPlacesTable,
} from './schema/accounts.ts';
import type {
  ApplicantsTable,
  ApplicationHistoryTable,
  ApplicationsTable,
  CvsTable,
  ResumesTable,
} from './schema/applicants.ts';
import type { CompaniesTable, MembershipsTable, OptionsTable } from './schema/companies.ts';
import type { FilesToDeleteTable } from './schema/files.ts';
import type { ContactMessagesTable, NewsletterSubscribersTable, SettingsTable } from './schema/letters.ts';
import type {
  EntitlementLedgerTable,
  EntitlementsTable,
  InvoiceCountersTable,
  OrderItemsTable,
  OrdersTable,
  PackagesTable,
  PaymentEventsTable,
} from './schema/orders.ts';
import type { RealtimeEventsTable, RealtimeInstancesTable, RealtimeMembersTable } from './schema/realtime.ts';
import type {
  ImportsTable,
  SavedVacanciesTable,
  ScrapedVacanciesTable,
  SearchAlertsTable,
  SearchAlertVacanciesTable,
  SearchWordsTable,
  VacanciesTable,
  VacancyHistoryTable,
  VacancyReportsTable,
} from './schema/vacancies.ts';

/** Every table, as `migrations/` makes it. */
export interface Schema {
  accounts: AccountsTable;
  applicants: ApplicantsTable;
  application_history: ApplicationHistoryTable;
  applications: ApplicationsTable;
  audit_entries: AuditEntriesTable;
  companies: CompaniesTable;
  contact_messages: ContactMessagesTable;
  cvs: CvsTable;
  email_tokens: EmailTokensTable;
  entitlement_ledger: EntitlementLedgerTable;
  entitlements: EntitlementsTable;
  files_to_delete: FilesToDeleteTable;
  imports: ImportsTable;
  invoice_counters: InvoiceCountersTable;
  mails: MailsTable;
  memberships: MembershipsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  options: OptionsTable;
  order_items: OrderItemsTable;
  orders: OrdersTable;
  packages: PackagesTable;
  payment_events: PaymentEventsTable;
  realtime_events: RealtimeEventsTable;
  realtime_instances: RealtimeInstancesTable;
  realtime_members: RealtimeMembersTable;
  refresh_tokens: RefreshTokensTable;
  reset_requests: ResetRequestsTable;
  resumes: ResumesTable;
  saved_vacancies: SavedVacanciesTable;
  scraped_vacancies: ScrapedVacanciesTable;
  search_alert_vacancies: SearchAlertVacanciesTable;
  search_alerts: SearchAlertsTable;
  search_words: SearchWordsTable;
  session_families: SessionFamiliesTable;
  sign_in_failures: SignInFailuresTable;
  sign_in_places: SignInPlacesTable;
  settings: SettingsTable;
  vacancies: VacanciesTable;
  vacancy_history: VacancyHistoryTable;
  vacancy_reports: VacancyReportsTable;
}
