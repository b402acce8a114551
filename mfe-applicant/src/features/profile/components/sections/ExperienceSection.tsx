import { useFormat } from '@cpa/shared/i18n';
import type { Applicant, Experience } from '@cpa/shared/contracts';
import { Checkbox, TextArea, TextField } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import {
  experienceErrors,
  type ExperienceForm,
  experienceFrom,
  experienceUpdate,
  toExperience,
} from '../../model/experienceForm.ts';
import { MonthFields } from '../form/MonthFields.tsx';
import type { FormFields } from '../form/SectionForm.tsx';
import { Entries } from './Entries.tsx';
import { Section } from './Section.tsx';
import styles from './Section.module.css';
import { useEditing } from './useEditing.ts';

/** Jobs, current ones first. */
export function ExperienceSection({ applicant: { experience } }: { applicant: Applicant }) {
  const t = useText();
  const editing = useEditing('experience');
  return (
    <Section id="experience" {...(experience.length === 0 && { intro: t('experience.none') })}>
      <Entries
        section="experience"
        entries={experience}
        isNewOpen={editing.isOpen}
        onClose={editing.close}
        nameOf={({ title, company }) => `${title}, ${company}`}
        toForm={experienceFrom}
        errorsOf={experienceErrors}
        toEntry={toExperience}
        toUpdate={experienceUpdate}
        renderEntry={(entry) => <Job entry={entry} />}
      >
        {(fields) => <JobFields {...fields} />}
      </Entries>
    </Section>
  );
}

function Job({ entry }: { entry: Experience }) {
  return (
    <>
      <p className="break semibold" dir="auto" lang="">
        {entry.title}
      </p>
      <JobFacts entry={entry} />
    </>
  );
}

/** Company, period and description of a job. */
export function JobFacts({ entry: { company, from, to, description } }: { entry: Experience }) {
  const t = useText();
  const { formatMonth } = useFormat();
  const start = formatMonth(from, 'short');
  return (
    <>
      <p className="mute break" dir="auto" lang="">
        {company} · {to ? `${start} – ${formatMonth(to, 'short')}` : t('experience.period', { from: start })}
      </p>
      {description && (
        <p className="break pre-line above-1" dir="auto" lang="">
          {description}
        </p>
      )}
    </>
  );
}

export function JobFields({ form: { register, watch }, errorOf }: FormFields<ExperienceForm>) {
  const t = useText();
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t('experience.title')} error={errorOf('title')} {...register('title')} />
        <TextField label={t('experience.company')} error={errorOf('company')} {...register('company')} />
        <MonthFields
          label={t('month.start')}
          month={register('fromMonth')}
          year={register('fromYear')}
          error={errorOf('fromYear')}
        />
        {!watch('isCurrent') && (
          <MonthFields
            label={t('month.end')}
            month={register('toMonth')}
            year={register('toYear')}
            error={errorOf('toYear')}
          />
        )}
      </div>
      <Checkbox label={t('experience.isCurrent')} {...register('isCurrent')} />
      <TextArea
        label={t('experience.description')}
        hint={t('experience.descriptionHint')}
        isOptional
        rows={4}
        error={errorOf('description')}
        {...register('description')}
      />
    </>
  );
}
