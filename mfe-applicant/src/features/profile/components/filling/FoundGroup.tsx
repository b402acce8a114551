import type { Applicant } from '@cpa/shared/contracts';
import { useText } from '../../../../messages/texts.ts';
import type { Finding } from '../../model/filling/findings.ts';
import type { SectionId } from '../../model/sections.ts';
import { useReadingText } from '../../../../resume-reading/texts.ts';
import { InlineError } from '../InlineError.tsx';
import { FoundItem, type FoundItemProps } from './FoundItem.tsx';
import styles from './Filling.module.css';

/** The findings of a section of the profile. */
type Group = {
  section: Exclude<SectionId, 'level' | 'filling'>;
  fields: readonly Finding['field'][];
  /** Texts of the list that the profile has now; absent where each finding shows its own. */
  now?: (applicant: Applicant) => string[];
};

export const GROUPS: readonly Group[] = [
  { section: 'contact', fields: ['name', 'headline', 'phone', 'district_id'] },
  { section: 'about', fields: ['about'] },
  {
    section: 'experience',
    fields: ['experience'],
    now: ({ experience }) => experience.map(({ title, company }) => `${title}, ${company}`),
  },
  {
    section: 'education',
    fields: ['educations'],
    now: ({ educations }) => educations.map(({ degree, school }) => `${degree}, ${school}`),
  },
  { section: 'skills', fields: ['skills'], now: ({ skills }) => skills },
  { section: 'languages', fields: ['languages'] },
];

type FoundGroupProps = Omit<FoundItemProps, 'finding' | 'error'> & {
  group: Group;
  findings: readonly Finding[];
  applicant: Applicant | null;
  /** Messages of the server by field, such as `phone` or `experience.0.title`. */
  errors: Record<string, string[]>;
};

export function FoundGroup({ group, findings, applicant, errors, ...item }: FoundGroupProps) {
  const t = useText();
  const tr = useReadingText();
  const { section, fields, now } = group;
  const found = findings.filter(({ field }) => fields.includes(field));
  if (found.length === 0) return null;
  const errorOf = (field: string) => {
    const name = Object.keys(errors).find((key) => key === field || key.startsWith(`${field}.`));
    return name && errors[name]?.[0];
  };
  const isList = !('current' in found[0]!) || section === 'languages';
  const current = now && applicant ? now(applicant).join('; ') : '';
  return (
    <fieldset className={styles.group}>
      <legend>{t(`section.${section}`)}</legend>
      {now && (
        <p className="mute break text-14">{tr('fill.now', { value: current || t('profile.notStated') })}</p>
      )}
      <div className={section === 'skills' ? styles.skills : styles.findings}>
        {found.map((finding) => (
          <FoundItem
            key={finding.key}
            {...item}
            finding={finding}
            error={isList ? undefined : errorOf(finding.field)}
          />
        ))}
      </div>
      <InlineError>{(isList && errorOf(fields[0]!)) || null}</InlineError>
    </fieldset>
  );
}
