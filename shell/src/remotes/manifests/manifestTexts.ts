import { type ActiveRemote, LOCALES, type Locale, type ReleaseDocument } from '@cpa/shared/contracts';
import { type Text, type Texts, createTexts } from '@cpa/shared/i18n';
import { fetchReleases } from '../releaseDocument.ts';

const textsByRemote = new WeakMap<ActiveRemote, Texts<string>>();

/** Registers the messages of all manifests. Runs before React renders: registering notifies mounted components. */
export function registerManifestTexts({ remotes }: ReleaseDocument): void {
  for (const remote of remotes) textsOf(remote);
}

/** Returns the function that translates a message key of a remote's manifest. */
export function useManifestText(remote: ActiveRemote): Text<string> {
  return textsOf(remote).useText();
}

function textsOf(remote: ActiveRemote): Texts<string> {
  const known = textsByRemote.get(remote);
  if (known) return known;
  // A document has the texts of its language only.
  const { messages } = remote.manifest;
  const [own = 'en'] = 'en' in messages ? ['en'] : Object.keys(messages);
  const loaders = LOCALES.filter((locale) => locale !== own).map(
    (locale) =>
      [
        locale,
        async () => ({ default: messages[locale] ?? (await fetchTexts(locale, remote.name)) }),
      ] as const,
  );
  const texts = createTexts<Record<string, unknown>>(messages[own] ?? {}, Object.fromEntries(loaders));
  textsByRemote.set(remote, texts);
  return texts;
}

/** Requests of a language that was chosen after the page was loaded, one for all remotes. */
const requests = new Map<Locale, ReturnType<typeof fetchReleases>>();

async function fetchTexts(locale: Locale, name: string): Promise<Record<string, unknown>> {
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
