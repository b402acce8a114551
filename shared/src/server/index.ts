/** Code shared by the servers and the operator CLI. Node only: never imported by code for the browser. */
export { commandTerm, leafCommands, requireSubcommand, throwCliErrors } from './cliCommand.ts';
export { apiErrorText, type ErrorCode, type ErrorParams } from './apiErrors.ts';
export { CliError } from './cliError.ts';
export { closeGracefully } from './closeGracefully.ts';
export type { OnClose } from './closeGracefully.ts';
export { createLogger } from './createLogger.ts';
export { createServerTexts } from './createServerTexts.ts';
/** @public The declarations of catalogues name them. */
export type { Text, TextValues } from '../i18n/createTexts.ts';
export { drainConnections } from './drainConnections.ts';
export { applicantStatus } from './applicantStatus.ts';
export { avatarColour, initialsOf } from '../ui/avatar/avatarLooks.ts';
export { escapeHtml } from './escapeHtml.ts';
export { DEFAULT_LOCALE, formatsFor } from './formats.ts';
export { freePorts } from './freePorts.ts';
export { loadSecretFiles, SECRET_SETTINGS } from './loadSecretFiles.ts';
export { LOGO_VIEW_BOX, logoPaths } from './logo.ts';
export { moneyIn } from './moneyIn.ts';
export { networkOf } from './networkOf.ts';
export { colourVariables, palette } from './palette.ts';
export { createPortalHome, portalHome } from './portalHome.ts';
export { isCardNumber } from '../contracts/cardNumbers.ts';
export { optionName } from './optionName.ts';
export { readOperator } from './readOperator.ts';
export { Counter, createRequestMetrics, Gauge, mayReadMetrics } from './requestMetrics.ts';
export { readSecrets, readSecretsFile, secretsFile, writeSecretsFile } from './secrets.ts';
export type { Secrets } from './secrets.ts';
export { MAX_SITE_REQUEST_GROUP, siteLimits, siteRequestKinds } from './siteLimits.ts';
export type { SiteRequestKind } from './siteLimits.ts';
export { requireProductionSettings } from './requireProductionSettings.ts';
export { timingSafeEqualText } from './timingSafeEqualText.ts';
export { trustedProxies } from './trustedProxies.ts';
export { readS3Place, s3ClientOptions } from './s3ClientOptions.ts';
export type { S3Place, S3Service } from './s3ClientOptions.ts';
export {
  areSpansRecorded,
  inSpan,
  recordRequest,
  requestSpan,
  runInSpan,
  spanLabel,
  traceparent,
  traceparentOf,
} from './tracing/spans.ts';
export { startTracing } from './tracing/startTracing.ts';
export { table } from './table.ts';
export { userName } from './userName.ts';
