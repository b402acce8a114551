import { type SubmitEvent, useId, useState } from 'react';
import type { QuietHours } from '../../contracts/index.ts';
import { createTexts } from '../../i18n/index.ts';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { TextField } from '../field/TextField.tsx';
import messages from './en.messages.json';

export type QuietHoursFormProps = {
  /** The saved hours; null: off. */
  hours: QuietHours | null;
  isSaving: boolean;
  /** Messages of the API by field. */
  errors: Record<string, string[]>;
  onSave: (hours: QuietHours | null) => void;
};

const { useText } = createTexts(messages, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.messages.json'),
});

const NIGHT: QuietHours = { from: '22:00', to: '07:00' };

/** Hours during which mails wait. The switch saves at once, new times with the button. */
export function QuietHoursForm({ hours, isSaving, errors, onSave }: QuietHoursFormProps) {
  const t = useText();
  const id = useId();
  const [draft, setDraft] = useState(hours ?? NIGHT);
  const [isChecked, setChecked] = useState(false);
  const missing = (time: string) => (time === '' ? t('quiet.missing') : undefined);
  const same = draft.from === draft.to ? t('quiet.same') : undefined;
  const problems = { from: missing(draft.from), to: missing(draft.to) ?? same };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = (['from', 'to'] as const).find((name) => problems[name]);
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
    else onSave(draft);
  };
  const fieldOf = (name: 'from' | 'to') => (
    <TextField
      id={`${id}-${name}`}
      type="time"
      required
      label={t(`quiet.${name}`)}
      value={draft[name]}
      error={(isChecked && problems[name]) || errors[`quiet_hours.${name}`]?.[0]}
      onChange={({ currentTarget }) => setDraft({ ...draft, [name]: currentTarget.value })}
    />
  );
  return (
    <form className="stack-3" noValidate onSubmit={submit}>
      <Checkbox
        label={t('quiet.switch')}
        hint={t('quiet.text')}
        checked={hours !== null}
        onChange={({ currentTarget }) => {
          setDraft(NIGHT);
          onSave(currentTarget.checked ? NIGHT : null);
        }}
      />
      {hours && (
        <>
          <div className="row-3 wrap">
            {fieldOf('from')}
            {fieldOf('to')}
          </div>
          <div>
            <Button type="submit" variant="secondary" isLoading={isSaving}>
              {t('quiet.save')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
