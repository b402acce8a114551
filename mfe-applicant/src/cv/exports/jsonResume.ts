import { type JsonResume, jsonResumeSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Marks exports of this site, whose texts an import takes unchanged. */
const OWN = { version: 'v1.3.1', generator: 'Career Portal Aruba' };
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/master/schema.json';

const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
const ISO_DATE = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Returns a document that validates against JSON Resume 1.3.1. A value that the schema refuses, for example a date in
 * words or a URL without `https://`, is kept beside its key: `startDateText`, `urlText`.
 */
export function toJsonResume(resume: JsonResume): JsonResume {
  const { $schema, meta, ...content } = withTexts(resume) as JsonResume;
  return {
    $schema: $schema ?? SCHEMA,
    ...content,
    meta: { lastModified: new Date().toISOString().slice(0, 19), ...meta, ...OWN },
  };
}

/** Returns the values that `toJsonResume` kept beside their keys. */
export function fromJsonResume(document: unknown): JsonResume {
  return withoutTexts(document) as JsonResume;
}

/** Returns the content of a document that `toJsonResume` wrote; undefined for any other. */
export function readOwnExport(document: unknown): JsonResume | undefined {
  const read = z.safeParse(jsonResumeSchema, fromJsonResume(document));
  if (!read.success || read.data.meta?.['generator'] !== OWN.generator) return undefined;
  const { $schema: _schema, meta: _meta, ...content } = read.data;
  return content;
}

type Value = unknown;

function withTexts(value: Value): Value {
  return mapped(value, (entries) =>
    entries.flatMap(([key, item]): [string, Value][] => {
      if (typeof item !== 'string' || isValid(key, item)) return [[key, withTexts(item)]];
      const repaired = `https://${item}`;
      const isUrl = isUrlKey(key) && item.trim() !== '' && isValid(key, repaired);
      return [...(isUrl ? [[key, repaired] as [string, Value]] : []), [`${key}Text`, item]];
    }),
  );
}

function withoutTexts(value: Value): Value {
  return mapped(value, (entries) => {
    const texts = new Map(
      entries.flatMap(([key, item]) => {
        const name = key.endsWith('Text') ? key.slice(0, -'Text'.length) : '';
        return isChecked(name) ? [[name, item] as const] : [];
      }),
    );
    const kept = entries.filter(
      ([key]) => !(key.endsWith('Text') && texts.has(key.slice(0, -'Text'.length))),
    );
    const own = kept.map(([key, item]): [string, Value] => [key, withoutTexts(texts.get(key) ?? item)]);
    const added = [...texts].filter(([name]) => !kept.some(([key]) => key === name));
    return [...own, ...added];
  });
}

function mapped(value: Value, change: (entries: [string, Value][]) => [string, Value][]): Value {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(change(Object.entries(value)));
}

const isUrlKey = (key: string): boolean => key === 'url' || key === 'canonical' || key === '$schema';
const isChecked = (key: string): boolean => isUrlKey(key) || DATES.has(key) || key === 'email';

function isValid(key: string, value: string): boolean {
  if (DATES.has(key)) return ISO_DATE.test(value);
  if (key === 'email') return EMAIL.test(value);
  // The schema checks the characters of RFC 3986, so `ñ` must be percent-encoded.
  return (
    !isUrlKey(key) || (URL.canParse(value) && /^[a-z][a-z\d+.-]*:[!#$%&'()*+,./:;=?@[\]\w~-]+$/i.test(value))
  );
}
