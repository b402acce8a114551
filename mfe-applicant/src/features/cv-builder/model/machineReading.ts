import type { Cv } from '@cpa/shared/contracts';
import { textsOf } from '../../../cv-draft/draft.ts';
import { isEmail } from './isEmail.ts';

/** Contact data and problems that a program finds in the text of the PDF. */
export type MachineReading = {
  lines: string[];
  facts: { kind: 'name' | 'email' | 'phone' | 'letters'; isFound: boolean }[];
  /** Texts of the CV that the PDF does not contain, for example characters that the font lacks. */
  lost: string[];
};

const SPECIAL = /[^\x20-\x7e]/;

/** Compares the text read back from the PDF with the CV. Spaces are ignored, because lines break anywhere. */
export function machineReading({ resume, settings }: Cv, text: string): MachineReading {
  const { basics = {} } = resume;
  const plain = squeeze(text);
  const has = (value: string | undefined) => Boolean(value?.trim()) && plain.includes(squeeze(value!));
  const { hiddenSections } = settings;
  const shown = (['work', 'education', 'volunteer', 'projects', 'awards'] as const).filter(
    (section) => !hiddenSections.includes(section),
  );
  const texts = [
    basics.name,
    basics.label,
    hiddenSections.includes('summary') ? '' : basics.summary,
    ...shown.flatMap((section) => (resume[section] ?? []).flatMap(visibleTexts)),
  ].filter((value): value is string => Boolean(value?.trim()));
  const lost = texts.filter((value) => !value.split('\n').every((part) => has(part) || !part.trim()));
  return {
    lines: text.split('\n').filter((line) => line.trim()),
    facts: [
      { kind: 'name', isFound: has(basics.name) },
      { kind: 'email', isFound: isEmail(basics.email) && has(basics.email) },
      { kind: 'phone', isFound: hasDigits(plain, basics.phone) },
      { kind: 'letters', isFound: !lost.some((value) => SPECIAL.test(value)) },
    ],
    lost,
  };
}

/** Texts of an entry that templates show as they are: neither dates nor URLs. */
function visibleTexts(entry: Record<string, unknown>): string[] {
  return Object.entries(entry)
    .filter(([key]) =>
      ['name', 'position', 'organization', 'institution', 'summary', 'highlights', 'title'].includes(key),
    )
    .flatMap(([, value]) => textsOf(value));
}

function hasDigits(plain: string, phone: string | undefined): boolean {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits !== '' && plain.replace(/\D/g, '').includes(digits);
}

function squeeze(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s•\u00ad]+/g, '')
    .toLowerCase();
}
