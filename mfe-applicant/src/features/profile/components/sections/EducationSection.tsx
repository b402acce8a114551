import { useFormat } from '@cpa/shared/i18n';
import type { Applicant, Schooling } from '@cpa/shared/contracts';
import { TextField } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import {
  schoolingErrors,
  type SchoolingForm,
  schoolingFrom,
  schoolingUpdate,
  toSchooling,
} from '../../model/schoolingForm.ts';
import { MonthFields } from '../form/MonthFields.tsx';
import type { FormFields } from '../form/SectionForm.tsx';
import { EducationLevel } from './EducationLevel.tsx';
import { Entries } from './Entries.tsx';
import { Section } from './Section.tsx';
import styles from './Section.module.css';
import { useEditing } from './useEditing.ts';

/** The highest level and the schools, latest first. */
export function EducationSection({ applicant }: { applicant: Applicant }) {
  const editing = useEditing('education');
  return (
    <Section id="education">
      <EducationLevel applicant={applicant} />
      <Entries
        section="education"
        entries={applicant.educations}
        isNewOpen={editing.isOpen}
        onClose={editing.close}
        nameOf={({ degree, school }) => `${degree}, ${school}`}
        toForm={schoolingFrom}
        errorsOf={schoolingErrors}
        toEntry={toSchooling}
        toUpdate={schoolingUpdate}
        renderEntry={(entry) => <School entry={entry} />}
      >
        {(fields) => <SchoolFields {...fields} />}
      </Entries>
    </Section>
  );
}

function School({ entry }: { entry: Schooling }) {
  return (
    <>
      <p className="break semibold" dir="auto" lang="">
        {entry.degree}
      </p>
      <SchoolFacts entry={entry} />
    </>
  );
}

/** School and period of an education. */
export function SchoolFacts({ entry: { school, from, to } }: { entry: Schooling }) {
  const { formatMonth } = useFormat();
  const period = [from, to].flatMap((month) => (month ? [formatMonth(month, 'short')] : [])).join(' – ');
  return (
    <p className="mute break" dir="auto" lang="">
      {[school, period].filter(Boolean).join(' · ')}
    </p>
  );
}

export function SchoolFields({ form: { register }, errorOf }: FormFields<SchoolingForm>) {
  const t = useText();
  return (
    <div className={styles.pair}>
      <TextField label={t('schooling.degree')} error={errorOf('degree')} {...register('degree')} />
      <TextField label={t('schooling.school')} error={errorOf('school')} {...register('school')} />
      <MonthFields
        label={t('month.start')}
        month={register('fromMonth')}
        year={register('fromYear')}
        error={errorOf('fromYear')}
      />
      <MonthFields
        label={t('month.end')}
        month={register('toMonth')}
        year={register('toYear')}
        error={errorOf('toYear')}
      />
    </div>
  );
}
