import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteManifest, remoteManifestSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { linkProblems } from './linkProblems.ts';
import { routeProblems } from './routeProblems.ts';

/**
 * Reads and validates the default export of `src/manifest.ts`.
 * @throws with one line per problem, each naming the field.
 */
export async function readManifest(dir: string): Promise<RemoteManifest> {
  const file = join(dir, 'src/manifest.ts');
  const label = `${basename(dir)}/src/manifest.ts`;
  if (!existsSync(file)) throw new Error(`${label} does not exist. Every remote needs one.`);
  const { default: input } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const parsed = z.safeParse(remoteManifestSchema, input, { error: z.locales.en().localeError });
  const problems = parsed.success ? crossFieldProblems(parsed.data) : parsed.error.issues.map(issueText);
  if (!parsed.success || problems.length > 0)
    throw new Error(
      `${label} is invalid:\n${problems.map((problem) => `  ${problem}\n`).join('')}`.trimEnd(),
    );
  return parsed.data;
}

function issueText({ path, message }: z.core.$ZodIssue): string {
  return `${fieldName(path) || 'default export'}: ${message}`;
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Rules between fields: links lead to own routes, labels have an English text, badges are declared, names are unique. */
function crossFieldProblems(manifest: RemoteManifest): string[] {
  return [
    ...routeProblems(manifest.routes.map(({ path }) => path)),
    ...linkProblems(manifest),
    ...missingTexts(manifest),
    ...undeclaredBadges(manifest),
    ...duplicates(
      'routes',
      'path',
      manifest.routes.map(({ path }) => path),
    ),
    ...duplicates(
      'events',
      'name',
      manifest.events.map(({ name }) => name),
    ),
    ...duplicates(
      'badges',
      'name',
      manifest.badges.map(({ name }) => name),
    ),
    ...duplicates(
      'journeys',
      'name',
      (manifest.journeys ?? []).map(({ name }) => name),
    ),
    ...duplicates(
      'notifications',
      'kind',
      manifest.notifications.map(({ kind }) => kind),
    ),
  ];
}

function missingTexts(manifest: RemoteManifest): string[] {
  const { messages, routes, navigation, badges, notifications, fallback, search } = manifest;
  const english = messages['en'] ?? {};
  const used: [field: string, key: string][] = [
    ...routes.flatMap(({ head, frame }, index) => [
      ...textsOf(`routes[${index}].head`, head ?? {}),
      ...textsOf(`routes[${index}].head.feed`, head?.feed ?? {}),
      ...textsOf(`routes[${index}].frame`, frame ?? {}),
    ]),
    ...navigation.map(({ label }, index) => [`navigation[${index}].label`, label] as [string, string]),
    ...badges.flatMap((badge, index) => textsOf(`badges[${index}]`, badge)),
    ...notifications.flatMap((kind, index) => textsOf(`notifications[${index}]`, kind)),
    ...fallback.flatMap((block, index) => textsOf(`fallback[${index}]`, block)),
    ...textsOf('search', search ?? {}),
  ];
  return used
    .filter(([, key]) => english[key] === undefined)
    .map(([field, key]) => `${field}: messages.en has no "${key}"`);
}

function textsOf(field: string, block: object): [field: string, key: string][] {
  return Object.entries(block)
    .filter(([name]) =>
      ['text', 'label', 'button', 'title', 'heading', 'owner', 'description'].includes(name),
    )
    .map(([name, key]) => [`${field}.${name}`, String(key)]);
}

function undeclaredBadges({ navigation, badges }: RemoteManifest): string[] {
  const declared = new Set(badges.map(({ name }) => name));
  return navigation.flatMap(({ badge }, index) =>
    badge === undefined || declared.has(badge)
      ? []
      : [`navigation[${index}].badge: badges does not declare "${badge}"`],
  );
}

function duplicates(list: string, field: string, values: string[]): string[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index ? [] : [`${list}[${index}].${field}: duplicate of "${value}"`],
  );
}
