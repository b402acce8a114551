/**
 * The version of the platform contract: the modules below with the names they export, and `RemoteHost`. Adding is a
 * minor release, anything else a major one. `contract.json` is its committed form; a test compares the two.
 */
export const PLATFORM_VERSION = '5.5.0';

/** Libraries that the shell provides, with their versions; a test compares them with the installed ones. */
export const LIBRARIES = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react/jsx-dev-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  'react-router': '8.5.1',
  'react-redux': '9.3.1',
  '@reduxjs/toolkit': '2.14.0',
  'redux-saga': '1.5.1',
  'redux-saga/effects': '1.5.1',
  'typed-redux-saga': '1.5.0',
  'zod/mini': '4.6.7',
} as const;

/** Provided libraries that load when a remote first requests them. */
export const LAZY_LIBRARIES = {
  'react-hook-form': '7.92.0',
  '@hookform/resolvers/zod': '7.0.7',
} as const;

/** Entry points of `@cpa/shared`. Their version is that of the contract. */
export const ENTRY_POINTS = [
  'http',
  'store',
  'remote',
  'session',
  'routing',
  'i18n',
  'ui',
  'domain',
] as const;

/** Large UI components that load when a remote first requests them. */
export const LAZY_ENTRY_POINTS = [
  'ui/account',
  'ui/area',
  'ui/dialog',
  'ui/icons',
  'ui/image-crop',
  'ui/menu',
  'ui/pdf',
  'ui/tabs',
  'ui/undo',
] as const;

const VERSIONS: Readonly<Record<string, string>> = { ...LIBRARIES, ...LAZY_LIBRARIES };
const SHARED = '@cpa/shared/';

/** Returns the version of a module that this shell provides to remotes; undefined for any other one. */
export function providedVersion(key: string): string | undefined {
  if (!key.startsWith(SHARED)) return VERSIONS[key];
  const paths: readonly string[] = [...ENTRY_POINTS, ...LAZY_ENTRY_POINTS];
  return paths.includes(key.slice(SHARED.length)) ? PLATFORM_VERSION : undefined;
}

export type LibraryKey = keyof typeof LIBRARIES;
export type LazyLibraryKey = keyof typeof LAZY_LIBRARIES;
export type EntryPointKey = `@cpa/shared/${(typeof ENTRY_POINTS)[number]}`;
export type LazyEntryPointKey = `@cpa/shared/${(typeof LAZY_ENTRY_POINTS)[number]}`;
