import type { Locale, ReleaseDocument } from '@cpa/shared/contracts';
import { completeDocument } from './releaseDocument.ts';

/**
 * Requests the releases that a new document would have, with the texts of a language. Returns null from a server that has
 * none, as in development.
 */
export async function fetchReleases(
  locale: Locale,
): Promise<{ shell: string; releases: ReleaseDocument } | null> {
  const response = await fetch(`/api/_release/document?language=${locale}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The release document responded with ${response.status}.`);
  const { shell, ...releases } = (await response.json()) as ReleaseDocument & { shell: string };
  return { shell, releases: completeDocument(releases) };
}

/** Requests of a language that was chosen after the page was loaded, one for all remotes. */
const requests = new Map<Locale, ReturnType<typeof fetchReleases>>();

/** Returns the texts of a remote's manifest in a language that the document lacks. */
export async function fetchTexts(locale: Locale, name: string): Promise<Record<string, unknown>> {
  const request = requests.get(locale) ?? fetchReleases(locale);
  requests.set(locale, request);
  try {
    const remote = (await request)?.releases.remotes.find((each) => each.name === name);
    return remote?.manifest.messages[locale] ?? {};
  } catch (error) {
    requests.delete(locale);
    throw error;
  }
}
