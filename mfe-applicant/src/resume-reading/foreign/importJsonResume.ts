import { fromJsonResume, readOwnExport } from '../../cv/exports/jsonResume.ts';
import type { ParsedResume } from '../reading/parseResume.ts';
import { fitResume } from './fitResume.ts';
import { htmlText } from './htmlText.ts';
import { isOngoing } from './values.ts';

/** Reads a JSON Resume file of any version. Returns null for text that is not a resume. */
export function importJsonResume(text: string): ParsedResume | null {
  try {
    const document: unknown = parsed(text);
    const own = readOwnExport(document);
    return own ? { resume: own, unassigned: [] } : fitResume(fromJsonResume(plain(document)));
  } catch {
    return null;
  }
}

/** Parses JSON, also with the comments and trailing commas of a file that was written by hand. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A string or comment that never ends takes the rest, because searching for its end again at each character would
    // be quadratic.
    const uncommented = text.replaceAll(/("(?:[^"\\]|\\[^])*(?:"|\\?$))|\/\/.*|\/\*[^]*?(?:\*\/|$)/g, '$1');
    return JSON.parse(uncommented.replaceAll(/("(?:[^"\\]|\\[^])*(?:"|\\?$))|,(?=\s*[}\]])/g, '$1'));
  }
}

/** Returns the document with HTML as text. An end that is empty or the present is absent, as our documents have it. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return htmlText(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, item]) => !(/^end[_ ]?date$/i.test(key) && isOngoing(item)),
  );
  return Object.fromEntries(kept.map(([key, item]) => [key, plain(item)]));
}
