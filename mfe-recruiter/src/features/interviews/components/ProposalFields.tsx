import { dayInAruba } from '@cpa/shared/contracts';
import {
  Button,
  IconButton,
  lazyComponent,
  LoadError,
  LoadingArea,
  NativeSelect,
  RadioGroup,
  Skeleton,
  TextArea,
  TextField,
  XIcon,
} from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { canAddTime, type ProposalError, type ProposalForm, withTime } from '../model/proposalForm.ts';
import { conflictOf } from '../model/week.ts';
import { busyTimes } from '../state/busyTimes.ts';
import styles from './InterviewCard.module.css';
import { useConflictText } from './useConflictText.ts';

const week = lazyComponent(() => import(/* webpackChunkName: "interview-week" */ './Week.tsx'));

const LENGTHS = [15, 30, 45, 60, 90, 120, 180];

type ProposalFieldsProps = {
  applicationId: number;
  form: ProposalForm;
  error: ProposalError | null;
  /** A confirmed interview moves to one time. */
  isMove: boolean;
  onChange: (form: ProposalForm) => void;
};

/** The fields of a proposal. Times are those of Aruba. */
export function ProposalFields({ applicationId, form, error, isMove, onChange }: ProposalFieldsProps) {
  const t = useText();
  const lengths = LENGTHS.includes(form.minutes) ? LENGTHS : [...LENGTHS, form.minutes];
  return (
    <>
      <NativeSelect
        label={t('interviews.form.length')}
        value={form.minutes}
        onChange={({ target }) => onChange({ ...form, minutes: Number(target.value) })}
      >
        {lengths.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t('interviews.length', { minutes })}
          </option>
        ))}
      </NativeSelect>
      <FreeTimes applicationId={applicationId} form={form} isMove={isMove} onChange={onChange} />
      <Times applicationId={applicationId} form={form} isMove={isMove} onChange={onChange} />
      <RadioGroup
        label={t('interviews.form.kind')}
        name="interview-kind"
        value={form.kind}
        choices={[
          { value: 'place', label: t('interviews.form.atPlace') },
          { value: 'video', label: t('interviews.form.byVideo') },
        ]}
        onChange={({ target }) => onChange({ ...form, kind: target.value === 'video' ? 'video' : 'place' })}
      />
      <TextField
        label={t(form.kind === 'place' ? 'interviews.form.place' : 'interviews.form.video')}
        maxLength={form.kind === 'place' ? 200 : 500}
        value={form.where}
        aria-invalid={error === form.kind || undefined}
        onChange={({ target }) => onChange({ ...form, where: target.value })}
      />
      <TextArea
        label={t('interviews.form.note')}
        isOptional
        maxLength={1000}
        rows={3}
        value={form.note}
        onChange={({ target }) => onChange({ ...form, note: target.value })}
      />
    </>
  );
}

/** The week, once the other interviews are known: without them a conflict could be picked. */
function FreeTimes({ applicationId, ...picking }: Omit<ProposalFieldsProps, 'error'>) {
  const t = useText();
  const dispatch = useDispatch();
  const { data, error } = useSelector((state: object) => busyTimes.select(state, applicationId));
  const { Component: Week, isFailed } = week.useComponent(true);
  if (!data && error) {
    return <LoadError error={error} onRetry={() => dispatch(busyTimes.opened(applicationId))} />;
  }
  if (isFailed) return null;
  if (data && Week) return <Week {...picking} busy={data} />;
  return (
    <LoadingArea label={t('interviews.week.loading')}>
      <Skeleton shape="block" height={424} />
    </LoadingArea>
  );
}

function Times({ applicationId, form, isMove, onChange }: Omit<ProposalFieldsProps, 'error'>) {
  const t = useText();
  const conflictText = useConflictText();
  const { data: busy = [] } = useSelector((state: object) => busyTimes.select(state, applicationId));
  const change = (index: number, value: Partial<ProposalForm['times'][number]>) =>
    onChange({ ...form, times: form.times.map((time, at) => (at === index ? { ...time, ...value } : time)) });
  const remove = (index: number) => {
    onChange({ ...form, times: form.times.filter((_, at) => at !== index) });
    document.getElementById(dayFieldId(Math.max(0, index - 1)))?.focus();
  };
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>
        {t(isMove ? 'interviews.move.time' : 'interviews.form.times')}
      </legend>
      {form.times.map(({ day, time }, index) => {
        const conflict = conflictOf({ day, time, minutes: form.minutes }, busy);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity of their own
          <div key={index} className={styles.row}>
            <TextField
              id={dayFieldId(index)}
              type="date"
              label={t('interviews.form.day', { number: index + 1 })}
              min={dayInAruba(new Date())}
              value={day}
              onChange={({ target }) => change(index, { day: target.value })}
            />
            <TextField
              type="time"
              step={300}
              label={t('interviews.form.time', { number: index + 1 })}
              value={time}
              onChange={({ target }) => change(index, { time: target.value })}
            />
            {form.times.length > 1 && (
              <IconButton
                label={t('interviews.form.remove', { number: index + 1 })}
                icon={<XIcon />}
                onClick={() => remove(index)}
              />
            )}
            {conflict && <p className={styles.conflict}>{conflictText(conflict)}</p>}
          </div>
        );
      })}
      {!isMove && canAddTime(form) && (
        <Button variant="quiet" size="small" onClick={() => onChange(withTime(form))}>
          {t('interviews.form.add')}
        </Button>
      )}
    </fieldset>
  );
}

const dayFieldId = (index: number): string => `interview-day-${index}`;
