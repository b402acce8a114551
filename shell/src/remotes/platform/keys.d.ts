/**
 * The version of the platform contract: the modules below with the names they export, and `RemoteHost`. Adding is a
 * minor release, anything else a major one. `contract.json` is its committed form; a test compares the two.
 */
export declare const PLATFORM_VERSION = '1.0.0';
/** Libraries that remotes take from the shell, with the version that they get; a test compares with what is installed. */
export declare const LIBRARIES: {
  readonly react: '19.3.1';
  readonly 'react/jsx-runtime': '19.3.1';
  readonly 'react/jsx-dev-runtime': '19.3.1';
  readonly 'react-dom': '19.3.1';
  readonly 'react-dom/client': '19.3.1';
  readonly 'react-router': '8.5.1';
  readonly 'react-redux': '9.3.1';
  readonly '@reduxjs/toolkit': '2.14.0';
  readonly 'redux-saga': '1.5.1';
  readonly 'redux-saga/effects': '1.5.1';
  readonly 'typed-redux-saga': '1.5.0';
  readonly 'zod/mini': '4.6.7';
};
/** Lent too, but loaded when the first remote asks. */
export declare const LAZY_LIBRARIES: {
  readonly 'react-hook-form': '7.92.0';
  readonly '@hookform/resolvers/zod': '7.0.7';
};
/** Doors of `@cpa/shared`; their version is the contract's. */
export declare const DOORS: readonly ['http', 'store', 'remote', 'session', 'routing', 'i18n', 'ui'];
/** Heavy parts of the kit, loaded when the first remote asks. */
export declare const LAZY_DOORS: readonly ['ui/select', 'ui/combo-box', 'ui/dialog', 'ui/menu', 'ui/tabs'];
export type LibraryKey = keyof typeof LIBRARIES;
export type LazyLibraryKey = keyof typeof LAZY_LIBRARIES;
export type DoorKey = `@cpa/shared/${(typeof DOORS)[number]}`;
export type LazyDoorKey = `@cpa/shared/${(typeof LAZY_DOORS)[number]}`;
