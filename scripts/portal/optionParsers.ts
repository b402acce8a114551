import { InvalidArgumentError, Option } from 'commander';
import { MAX_REQUIRED } from '../../shell/server/releases/index.ts';
import { PREVIEW_DAYS_DEFAULT } from './previewLinks.ts';

export const TOKEN_DAYS = new Option('--days <days>', 'how long the token is valid')
  .default(365)
  .argParser(parseDays);
export const PREVIEW_DAYS = new Option('--days <days>', 'how long the link works, at most 30')
  .default(PREVIEW_DAYS_DEFAULT)
  .argParser(parseDays);

export function parseDays(text: string): number {
  const days = Number(text);
  if (text.trim() === '' || !(days >= 0)) throw new InvalidArgumentError('Use a number of days.');
  return days;
}

export function parseRequired(text: string): number {
  const required = Number(text);
  if (!/^\d$/.test(text) || required > MAX_REQUIRED)
    throw new InvalidArgumentError(`Use a number from 0 to ${MAX_REQUIRED}.`);
  return required;
}

export function parseHours(text: string): number {
  const [, count, unit] = /^(\d{1,4})(h|d)$/.exec(text) ?? [];
  if (count === undefined) throw new InvalidArgumentError('Use hours or days, such as 2h or 3d.');
  return Number(count) * (unit === 'd' ? 24 : 1);
}

export function parseRevision(text: string): number {
  const revision = Number(text);
  if (!Number.isInteger(revision) || revision < 0) throw new InvalidArgumentError('Use a revision number.');
  return revision;
}

/** Parses names that commas separate. */
export const parseList = (text: string): string[] => text.split(',').map((name) => name.trim());
