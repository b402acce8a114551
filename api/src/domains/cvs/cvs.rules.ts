import { type Cv, jsonResumeSchema, MOST_CVS } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { DomainError } from '../../platform/errors/domainError.ts';

/** @throws DomainError 409 when the account has the most CVs. */
export function assertRoomForCv(count: number): void {
  if (count < MOST_CVS) return;
  throw new DomainError(409, 'too_many_cvs', { max: MOST_CVS });
}

/** Error for a save that is based on an older version. */
export function cvChanged(): DomainError {
  return new DomainError(409, 'cv_changed');
}

/** Days for which a private link works after it was created or renewed. */
export const SHARE_DAYS = 90;

export function shareExpiry(sharedAt: Date): Date {
  return new Date(sharedAt.getTime() + SHARE_DAYS * 86_400_000);
}

/** Keys of the document that the page of a shared CV does not show. */
const NOT_SHOWN: readonly string[] = ['$schema', 'meta'];

const TEMPLATES_WITHOUT_PHOTO: ReadonlySet<string> = new Set(['plain', 'compact']);

/** Returns what the page of a shared CV shows: known keys only, without the content of hidden sections. */
export function shownCv({ resume, settings }: Cv): Cv {
  const hidden: ReadonlySet<string> = new Set([...settings.hiddenSections, ...NOT_SHOWN]);
  const known = knownKeys(jsonResumeSchema, resume) as Cv['resume'];
  const shown: Cv['resume'] = Object.fromEntries(Object.entries(known).filter(([key]) => !hidden.has(key)));
  if (!shown.basics) return { resume: shown, settings };
  const { summary, image, ...basics } = shown.basics;
  return {
    resume: {
      ...shown,
      basics: {
        ...basics,
        ...(summary !== undefined && !hidden.has('summary') && { summary }),
        // Other images are URLs of an imported document, which the page does not load.
        ...(image?.startsWith('data:') && !TEMPLATES_WITHOUT_PHOTO.has(settings.template) && { image }),
      },
    },
    settings,
  };
}

/** Copies the keys that the schema names, at every level. */
function knownKeys(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodMiniOptional) return knownKeys(schema.def.innerType, value);
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((entry) => knownKeys(schema.def.element, entry));
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return value;
  const shape: Record<string, unknown> = schema.def.shape;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => Object.hasOwn(shape, key))
      .map(([key, entry]) => [key, knownKeys(shape[key], entry)]),
  );
}

/** Returns the name of a copy, within the limit of 120 characters. */
export function copyName(name: string): string {
  return `${name.slice(0, 112).trimEnd()} (copy)`;
}
