import { InvalidArgumentError } from 'commander';
import { MAX_REQUIRED } from '../../shell/server/releases/index.ts';

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
