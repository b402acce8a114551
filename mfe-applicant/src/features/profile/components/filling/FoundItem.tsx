import { formatPhone, languageLevelSchema, type SpokenLanguage } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { Checkbox, NativeSelect } from '@cpa/shared/ui';
import { type TextKey, useText } from '../../../../messages/texts.ts';
import { experienceErrors, type ExperienceForm, toExperience } from '../../model/experienceForm.ts';
import type { Finding, FindingOf, LineField } from '../../model/filling/findings.ts';
import { schoolingErrors, type SchoolingForm, toSchooling } from '../../model/schoolingForm.ts';
import { useReadingText } from '../../../../resume-reading/texts.ts';
import { SchoolFacts, SchoolFields } from '../sections/EducationSection.tsx';
import { JobFacts, JobFields } from '../sections/ExperienceSection.tsx';
import { FoundEntry } from './FoundEntry.tsx';
import styles from './Filling.module.css';

type Level = SpokenLanguage['level'];
/** Returns the completed form of an entry, or null after it has focused its first error. */
export type CheckEntry = () => Promise<ExperienceForm | SchoolingForm | null>;

export type FoundItemProps = {
  finding: Finding;
  error: string | undefined;
  /** Keys of the findings to take over. */
  ticked: ReadonlySet<string>;
  /** Levels that the applicant chose, by ID of the language. */
  levels: ReadonlyMap<number, Level>;
  /** Receives the check of an incomplete entry. */
  onCheck: (key: string, check: CheckEntry) => void;
  onToggle: (key: string) => void;
  onLevel: (languageId: number, level: Level) => void;
};

/** A finding with its checkbox, and with fields for what is missing. */
export function FoundItem({ finding, error, ticked, levels, onCheck, onToggle, onLevel }: FoundItemProps) {
  const t = useText();
  const { key, field } = finding;
  const box = { checked: ticked.has(key), onChange: () => onToggle(key) };
  if (field === 'skills') {
    return <Checkbox {...box} label={<Foreign text={finding.value} />} />;
  }
  if (field === 'experience') {
    return (
      <FoundEntry
        {...box}
        title={finding.form.title || finding.form.company || t('section.experience')}
        start={finding.form}
        errorsOf={experienceErrors}
        onCheck={(check) => onCheck(key, check)}
        facts={<JobFacts entry={toExperience(finding.form)} />}
      >
        {(fields) => <JobFields {...fields} />}
      </FoundEntry>
    );
  }
  if (field === 'educations') {
    return (
      <FoundEntry
        {...box}
        title={finding.form.degree || finding.form.school || t('section.education')}
        start={finding.form}
        errorsOf={schoolingErrors}
        onCheck={(check) => onCheck(key, check)}
        facts={<SchoolFacts entry={toSchooling(finding.form)} />}
      >
        {(fields) => <SchoolFields {...fields} />}
      </FoundEntry>
    );
  }
  if (field === 'languages') {
    const { language_id: id, level } = finding.value;
    return (
      <FoundLanguage
        {...box}
        finding={finding}
        level={levels.get(id) ?? level}
        onLevel={(chosen) => onLevel(id, chosen)}
      />
    );
  }
  return <FoundLine {...box} finding={finding} error={error} />;
}

type Box = { checked: boolean; onChange: () => void };

function FoundLine({
  finding,
  error,
  ...box
}: Box & { finding: FindingOf<LineField> | FindingOf<'district_id'>; error: string | undefined }) {
  const t = useText();
  const tr = useReadingText();
  const nameOf = useOptionName();
  const shown = (text: string) => {
    if (finding.field === 'phone') return text && formatPhone(text);
    return finding.field === 'district_id' ? nameOf(text) : text;
  };
  const label = `profile.${finding.field === 'district_id' ? 'district' : finding.field}` satisfies TextKey;
  return (
    <Checkbox
      {...box}
      label={
        <>
          <span className="mute">{t(label)}:</span>{' '}
          <Foreign text={shown(finding.field === 'district_id' ? finding.name : finding.value)} />
        </>
      }
      hint={tr('fill.now', { value: shown(finding.current) || t('profile.notStated') })}
      error={error}
    />
  );
}

type FoundLanguageProps = Box & {
  finding: FindingOf<'languages'>;
  level: Level;
  onLevel: (level: Level) => void;
};

function FoundLanguage({ finding: { name, current }, level, onLevel, ...box }: FoundLanguageProps) {
  const t = useText();
  const tr = useReadingText();
  const language = useOptionName()(name);
  return (
    <div className={styles.language}>
      <Checkbox
        {...box}
        label={language}
        hint={tr('fill.now', { value: current ? t(`level.${current}`) : t('profile.notStated') })}
      />
      <NativeSelect
        label={tr('fill.level', { language })}
        isLabelHidden
        value={level}
        onChange={({ target }) => onLevel(target.value as Level)}
      >
        {languageLevelSchema.options.map((each) => (
          <option key={each} value={each}>
            {t(`level.${each}`)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** A text of the resume, which may be in another language than the page. */
function Foreign({ text }: { text: string }) {
  return (
    <span className="break pre-line" dir="auto" lang="">
      {text}
    </span>
  );
}
