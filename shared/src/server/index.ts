/** What the servers and the operator CLI share. Node only: never imported by code that reaches the browser. */
export { commandTerm, leafCommands, requireSubcommand, throwCliErrors } from './cliCommand.ts';
export { CliError } from './cliError.ts';
export { closeGracefully } from './closeGracefully.ts';
export type { OnClose } from './closeGracefully.ts';
export { createLogger } from './createLogger.ts';
export { escapeHtml } from './escapeHtml.ts';
export { freePorts } from './freePorts.ts';
export { LOGO_VIEW_BOX, logoPaths } from './logo.ts';
export { networkOf } from './networkOf.ts';
export { colourVariables, palette } from './palette.ts';
export { createPortalHome, portalHome } from './portalHome.ts';
export { isCardNumber } from '../contracts/cardNumbers.ts';
export { readSecrets, readSecretsFile, secretsFile, writeSecretsFile } from './secrets.ts';
export type { Secrets } from './secrets.ts';
export { requireProductionSettings } from './requireProductionSettings.ts';
export { trustedProxies } from './trustedProxies.ts';
export { table } from './table.ts';
export { userName } from './userName.ts';
