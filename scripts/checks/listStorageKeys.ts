import type { SourceFile } from './sourceFiles.ts';

export type StorageKey = {
  place: string;
  key: string;
  area: 'local' | 'session' | 'cookie';
  /** `person`, `adopted`, or the reason why the value needs no owner. Undefined: neither. */
  owner: string | undefined;
};

/** Cookies by name, with their owner. */
const COOKIES: Record<string, string> = {
  cpa_token: 'person',
  cpa_session: 'person',
  token: 'person',
  refresh_token: 'person',
  cpa_step: 'person',
  cpa_device: 'A device that skips the second step of one account, which the signed value names.',
  cpa_changed: 'A mark of the session that pages are not cached after a change.',
  cpa_openid: 'The secrets of a sign-in that this browser has started with another service.',
  cpa_hung: 'Name and version of a remote.',
  cpa_hung_tab: 'Name and version of a remote.',
  cpa_preview: 'A release that the browser previews.',
  cpa_probe: 'Removed at once: it tests whether cookies are stored.',
  cpa_visitor: 'A random number that chooses the canaries of a browser.',
  lang: 'A choice for the screen. With an account, the account has it too.',
  lang_offer: 'A language whose offer was closed.',
  passkey_offered: 'IDs of the accounts that had an offer on this device, which must outlive their sign-out.',
  'next-auth.callback-url': 'The page that the last sign-in or sign-out returned to.',
  'next-auth.csrf-token': 'A random number against forged requests.',
  'XSRF-TOKEN': 'A random number against forged requests.',
};

const COOKIE_NAME =
  /\b(?:\w*COOKIE = |[sS]etCookie\(|writeCookie\()'([\w-]+)'|`\$\{[^}]+ \? '__Host-' : ''\}([\w.-]+)`/g;
/** A cookie whose name is not a constant, so that no list can contain it. */
const UNNAMED_COOKIE =
  /(?<!function )\b(?:[sS]etCookie|writeCookie)\(\s*(?!'|\w*COOKIE\b|cookieName\b)(\w+)(?!\w|, '')/g;
const STORED_VALUE = /\bstoredValue\(/g;
const REASON = /owner: '(?:named|browser)',? \/\/ (\S.*)/;

/** Lists the keys of web storage and the cookies of source files, tests left out, with their owners. */
export function listStorageKeys(files: SourceFile[]): StorageKey[] {
  return files
    .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
    .flatMap(({ path, source }) => [...cookiesOf(path, source), ...valuesOf(path, source)]);
}

function cookiesOf(path: string, source: string): StorageKey[] {
  return [...source.matchAll(COOKIE_NAME), ...source.matchAll(UNNAMED_COOKIE)].map(([, name, other]) => {
    const key = name ?? other ?? '';
    return { place: path, key, area: 'cookie', owner: COOKIES[key] };
  });
}

function valuesOf(path: string, source: string): StorageKey[] {
  return [...source.matchAll(STORED_VALUE)].map(({ index }) => {
    const call = callAt(source, index);
    const [, key = ''] = /\(\s*([^,\n]+),/.exec(call) ?? [];
    const [, reason] = REASON.exec(call) ?? [];
    const [, personal] = /owner: '(person|adopted)'/.exec(call) ?? [];
    return {
      place: path,
      key,
      area: /area: 'session'/.test(call) ? 'session' : 'local',
      owner: personal ?? reason,
    };
  });
}

/** Returns the source of the call that starts at `start`, up to its closing bracket. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let end = source.indexOf('(', start); end < source.length; end += 1) {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')' && (depth -= 1) === 0) return source.slice(start, end + 1);
  }
  return source.slice(start);
}
