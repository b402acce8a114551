import { displayName } from '../../files/documents/displayName.ts';
import type { ResumeEnding } from '@cpa/shared/contracts';

export interface ArchivedResume {
  /** Name of the applicant; null for an erased one. */
  name: string | null;
  vacancy_title: string;
  /** Name of the uploaded file, with its real extension. */
  file_name: string;
}

/**
 * Names the files of an archive after applicant and vacancy: safe on every file system, and unique also where the file
 * system ignores case.
 */
export function archiveNames(resumes: readonly ArchivedResume[]): string[] {
  const taken = new Set<string>();
  return resumes.map(({ name, vacancy_title, file_name }) => {
    const ending: ResumeEnding = file_name.toLowerCase().endsWith('.docx') ? 'docx' : 'pdf';
    for (let copy = 1; ; copy += 1) {
      const suffix = copy === 1 ? '' : ` (${copy})`;
      // The extension added here is the one that `displayName` removes: a dot in a title does not start an extension.
      const wanted = `${`${name ?? 'Applicant'} - ${vacancy_title}`.replaceAll(/[/\\]/g, ' ')}${suffix}.${ending}`;
      const unique = displayName(copy === 1 ? wanted : shorten(wanted, suffix, ending), ending);
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      return unique;
    }
  });
}

/** Shortens the name before its suffix, which `displayName` would cut off. */
function shorten(wanted: string, suffix: string, ending: ResumeEnding): string {
  const base = wanted.slice(0, -`${suffix}.${ending}`.length);
  return `${Array.from(base).slice(0, 90).join('')}${suffix}.${ending}`;
}
