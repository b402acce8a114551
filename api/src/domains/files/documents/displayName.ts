import type { ResumeEnding } from '@cpa/shared/contracts';

const LONGEST = 100;

/**
 * Sanitises a file name for display and download: one line, no characters that break file systems, headers or text
 * direction, and the real extension.
 */
export function displayName(sent: string, ending: ResumeEnding): string {
  const name = sent
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/["<>:|?*\s]+/g, ' ')
    .replace(/^[.\s]+/, '');
  return `${Array.from(name).slice(0, LONGEST).join('').trim() || 'resume'}.${ending}`;
}

/** Returns the new name of a resume with the extension of the current one. */
export function renamed(typed: string, current: string): string {
  const ending: ResumeEnding = current.endsWith('.docx') ? 'docx' : 'pdf';
  const name = typed.toLowerCase().endsWith(`.${ending}`) ? typed : `${typed}.${ending}`;
  return displayName(name, ending);
}

/** Builds the Content-Disposition header for a name in any script (RFC 6266). */
export function savedAs(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const coded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}
