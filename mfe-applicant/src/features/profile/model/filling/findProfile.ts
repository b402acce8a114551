import { type Applicant, applicantUpdateSchema, type JsonResume } from '@cpa/shared/contracts';
import { textsOf } from '../../../../cv-draft/draft.ts';
import type { ParsedResume } from '../../../../resume-reading/reading/parseResume.ts';
import { toE164 } from '../plainForms.ts';
import { findDistrict } from './findDistrict.ts';
import { findJob, findStudy, isSameJob, isSameStudy, oneLine } from './findEntries.ts';
import type { Finding, FoundProfile, LineField } from './findings.ts';
import { findLanguage, findLevel } from './findLanguage.ts';

type Option = { id: number; name: string };
type Lists = { districts: readonly Option[]; languages: readonly Option[] };
type Section<Name extends 'basics' | 'work' | 'education' | 'skills' | 'languages'> = NonNullable<
  JsonResume[Name]
>;

/** Limits of the lists of a profile. */
const MOST = { experience: 50, educations: 50, skills: 60, languages: 20 };
const MOST_SKILL_LENGTH = 60;
/** The level that the form of the profile starts with. */
const DEFAULT_LEVEL = 'conversational';

/** Finds what a resume has for the profile. Every text is in a finding, in the profile already, or in `left`. */
export function findProfile(
  { resume, unassigned }: ParsedResume,
  { applicant, accountName }: { applicant: Applicant | null; accountName: string },
  lists: Lists,
): FoundProfile {
  const { basics, work, education, skills, languages, $schema: _schema, meta: _meta, ...others } = resume;
  const found: FoundProfile = {
    findings: [],
    known: 0,
    left: unassigned.map((text) => ({ section: null, text })),
  };
  takeBasics(found, basics ?? {}, applicant ?? { name: accountName }, lists.districts);
  takeEntries(found, { work, education }, applicant);
  takeSkills(found, skills ?? [], applicant?.skills ?? []);
  takeLanguages(found, languages ?? [], applicant?.languages ?? [], lists.languages);
  for (const [section, value] of Object.entries(others)) {
    for (const entry of Array.isArray(value) ? (value as unknown[]) : [value]) leave(found, section, entry);
  }
  return found;
}

function takeBasics(
  found: FoundProfile,
  { name, label, phone, summary, location = {}, ...rest }: Section<'basics'>,
  own: Partial<Applicant>,
  districts: readonly Option[],
): void {
  takeLine('name', name);
  takeLine('headline', label);
  takeLine('phone', phone, toE164);
  const { countryCode = 'AW', ...place } = location;
  const district = countryCode === 'AW' ? findDistrict(textsOf(place).join(' '), districts) : null;
  if (district) takeDistrict(district);
  leave(found, 'basics', district ? { ...place, city: null, region: null } : place);
  takeLine('about', summary);
  // The account has the e-mail address, and the profile a photo of its own.
  leave(found, 'basics', { ...rest, email: null, image: null });

  function takeLine(field: LineField, text = '', convert: (line: string) => string | null = (line) => line) {
    const line = field === 'about' ? text.trim() : oneLine(text);
    const value = convert(line) ?? '';
    const current = own[field] ?? '';
    if (line === '') return;
    if (!applicantUpdateSchema.safeParse({ [field]: value }).success) leave(found, 'basics', line);
    else if (value === current) found.known += 1;
    else found.findings.push({ key: field, field, value, current });
  }

  function takeDistrict({ id, name: districtName }: Option) {
    const current = own.district?.name ?? '';
    if (id === own.district_id) found.known += 1;
    else
      found.findings.push({
        key: 'district_id',
        field: 'district_id',
        value: id,
        name: districtName,
        current,
      });
  }
}

function takeEntries(
  found: FoundProfile,
  { work = [], education = [] }: Pick<JsonResume, 'work' | 'education'>,
  applicant: Applicant | null,
): void {
  const { experience = [], educations = [] } = applicant ?? {};
  for (const [index, entry] of work.entries()) {
    const { form, rest } = findJob(entry);
    if (experience.some((job) => isSameJob(job, form))) found.known += 1;
    else add(found, { key: `work.${index}`, field: 'experience', form }, experience.length);
    leave(found, 'work', rest);
  }
  for (const [index, entry] of education.entries()) {
    const { form, rest } = findStudy(entry);
    if (educations.some((schooling) => isSameStudy(schooling, form))) found.known += 1;
    else add(found, { key: `education.${index}`, field: 'educations', form }, educations.length);
    leave(found, 'education', rest);
  }
}

function takeSkills(found: FoundProfile, skills: Section<'skills'>, own: readonly string[]): void {
  const names = new Set(own.map((skill) => skill.toLowerCase()));
  for (const { name = '', level, keywords = [], ...rest } of skills) {
    for (const skill of [name, ...keywords].map(oneLine).filter(Boolean)) {
      const key = skill.toLowerCase();
      if (names.has(key)) found.known += 1;
      else if (skill.length > MOST_SKILL_LENGTH) leave(found, 'skills', skill);
      else add(found, { key: `skills.${key}`, field: 'skills', value: skill }, own.length);
      names.add(key);
    }
    if (level) leave(found, 'skills', [name, level]);
    leave(found, 'skills', rest);
  }
}

function takeLanguages(
  found: FoundProfile,
  languages: Section<'languages'>,
  own: Applicant['languages'],
  options: readonly Option[],
): void {
  const seen = new Set<number>();
  for (const { language = '', fluency = '', ...rest } of languages) {
    const option = findLanguage(language, options);
    const level = findLevel(`${fluency} ${language}`);
    if (!option || seen.has(option.id)) leave(found, 'languages', [language, fluency]);
    else {
      seen.add(option.id);
      const current = own.find(({ language_id }) => language_id === option.id)?.level ?? '';
      const value = { language_id: option.id, level: level ?? DEFAULT_LEVEL } as const;
      const key = languageKey(option.id);
      if (current && (!level || level === current)) found.known += 1;
      else {
        const finding = { key, field: 'languages', value, name: option.name, current } as const;
        add(found, { ...finding, isLevelGuessed: !level }, own.length);
      }
      if (!level) leave(found, 'languages', fluency && [language, fluency]);
    }
    leave(found, 'languages', rest);
  }
}

/** Key of the finding of a language, by its ID. */
export const languageKey = (id: number): string => `languages.${id}`;

/** Adds a finding to a list of the profile with `existing` entries, as far as the list has room. */
function add(found: FoundProfile, finding: Finding & { field: keyof typeof MOST }, existing: number): void {
  const added = found.findings.filter(({ field }) => field === finding.field).length;
  if (existing + added < MOST[finding.field]) found.findings.push(finding);
  else leave(found, finding.field, 'form' in finding ? finding.form : finding.value);
}

function leave(found: FoundProfile, section: string, value: unknown): void {
  const text = textsOf(value).filter(Boolean).join(' · ');
  if (text) found.left.push({ section, text });
}
