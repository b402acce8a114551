import {
  type Interview,
  type Scorecard,
  type ScorecardForm,
  scorecardFormSchema,
} from '@cpa/shared/contracts';
import { failureReason } from '@cpa/shared/http';
import { Button, NativeSelect, TextArea } from '@cpa/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { CRITERIA, RECOMMENDATIONS } from '../model/criteria.ts';
import { events, selectEditing } from '../state/scorecards.ts';
import { useText } from '../texts.ts';
import styles from './Scorecards.module.css';

type ScorecardEditorProps = {
  interview: Interview;
  /** Null: not rated yet. */
  own: Scorecard | null;
  onCancel: () => void;
};

/** Undefined: not chosen yet. */
type Values = { [Name in keyof ScorecardForm]?: ScorecardForm[Name] | undefined };

const SCORES = [1, 2, 3, 4, 5];

/** Rates an interview. The input stays until the server has saved it. */
export function ScorecardEditor({ interview, own, onCancel }: ScorecardEditorProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { isSaving, error } = useSelector(selectEditing);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(own ? formOf(own) : {});
  const [isIncomplete, setIsIncomplete] = useState(false);
  const errorOf = (name: keyof ScorecardForm) =>
    isIncomplete && values[name] === undefined ? t('required') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data } = z.safeParse(scorecardFormSchema, { comment: '', ...values });
    setIsIncomplete(!data);
    if (!data) {
      const missing = [...CRITERIA, 'recommendation' as const].find((name) => values[name] === undefined);
      form.current?.querySelector<HTMLSelectElement>(`[name="${missing}"]`)?.focus();
    } else if (!isSaving) {
      const { id: interviewId, application_id: applicationId } = interview;
      dispatch(events.submitted({ applicationId, interviewId, form: data }));
    }
  };
  return (
    <form ref={form} className="stack-3" noValidate onSubmit={submit}>
      <p className="mute text-14">{t('scale')}</p>
      {CRITERIA.map((criterion, index) => (
        <NativeSelect
          key={criterion}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the recruiter asked for this form
          autoFocus={index === 0}
          name={criterion}
          label={t(criterion)}
          error={errorOf(criterion)}
          value={values[criterion] ?? ''}
          onChange={({ target }) => setValues({ ...values, [criterion]: Number(target.value) || undefined })}
        >
          <option value="">{t('choose')}</option>
          {SCORES.map((score) => (
            <option key={score} value={score}>
              {t('outOf', { score })}
            </option>
          ))}
        </NativeSelect>
      ))}
      <NativeSelect
        name="recommendation"
        label={t('recommendation')}
        error={errorOf('recommendation')}
        value={values.recommendation ?? ''}
        onChange={({ target }) =>
          setValues({ ...values, recommendation: RECOMMENDATIONS.find((each) => each === target.value) })
        }
      >
        <option value="">{t('choose')}</option>
        {RECOMMENDATIONS.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </NativeSelect>
      <TextArea
        isOptional
        label={t('comment')}
        rows={3}
        maxLength={2000}
        value={values.comment ?? ''}
        onChange={({ target }) => setValues({ ...values, comment: target.value })}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {failureReason(error)}
        </p>
      )}
      <div className="row-2 wrap">
        <Button type="submit" variant="secondary" size="small" isLoading={isSaving}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

const formOf = ({
  skills,
  experience,
  communication,
  recommendation,
  comment,
}: Scorecard): ScorecardForm => ({
  skills,
  experience,
  communication,
  recommendation,
  comment,
});
