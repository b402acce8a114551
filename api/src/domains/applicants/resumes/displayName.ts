import type { ResumeEnding } from './checkResume.ts';

const LONGEST = 100;

/**
 * What a file is called on the screen and when it is saved: one line without anything that a file system, a header or
 * the direction of writing could stumble over, and the ending that it really has.
 */
export function displayName(sent: string, ending: ResumeEnding): string {
  const name = sent
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/["<>:|?*\s]+/g, ' ')
    .replace(/^[.\s]+/, '');
  return `${Array.from(name).slice(0, LONGEST).join('').trim() || 'resume'}.${ending}`;
}

/** The header that makes a browser save a file under a name in any script (RFC 6266). */
export function savedAs(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const coded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}
