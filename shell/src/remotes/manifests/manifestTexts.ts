import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { type Text, type Texts, createTexts } from '@cpa/shared/i18n';

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
  const { en = {}, ...others } = remote.manifest.messages;
  const loaders = Object.entries(others).map(
    ([locale, messages]) => [locale, async () => ({ default: messages })] as const,
  );
  const texts = createTexts<Record<string, unknown>>(en, Object.fromEntries(loaders));
  textsByRemote.set(remote, texts);
  return texts;
}
