import {
  type ApplicationStatus,
  applicationStatusSchema,
  MAX_MESSAGE_LENGTH,
  type MessageTemplate,
  type MessageTemplates,
} from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { failureReason } from '@cpa/shared/http';
import { Button, NativeSelect, TextArea, TextField } from '@cpa/shared/ui';
import { ConfirmDialog, Dialog } from '@cpa/shared/ui/dialog';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PLACEHOLDERS, piecesOf } from '../model/fillTemplate.ts';
import { events, selectTemplateWork } from '../state/templates.ts';
import { useText } from '../texts.ts';
import { Preview } from './Preview.tsx';

const STAGES: ApplicationStatus[] = applicationStatusSchema.options.filter(
  (status) => status !== 'withdrawn',
);

type TemplateEditorProps = {
  applicationId: number;
  /** Null: a new template. */
  template: MessageTemplate | null;
  /** Stage of a new template. */
  stage: ApplicationStatus;
  values: MessageTemplates['values'];
  isOpen: boolean;
  onClose: () => void;
  onBack: () => void;
};

/** Writes a template. Its input stays when saving fails. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { applicationId, template, values, isOpen, onClose, onBack } = props;
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const { isSaving, error } = useSelector(selectTemplateWork);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where the caret belongs after an inserted placeholder has been rendered. */
  const caret = useRef<number | null>(null);
  const [form, setForm] = useState({
    stage: template ? template.stage : STAGES.includes(props.stage) ? props.stage : null,
    name: template?.name ?? '',
    text: template?.text ?? '',
  });
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  useLayoutEffect(() => {
    if (caret.current !== null) area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const count = form.text.trim().length;
  const tooLong = count > MAX_MESSAGE_LENGTH && { error: t('tooLong', { count, max: MAX_MESSAGE_LENGTH }) };
  const save = () => {
    const isFilled = form.name.trim() !== '' && count > 0;
    setIsIncomplete(!isFilled);
    if (tooLong) area.current?.focus();
    else if (isFilled) dispatch(events.saveRequested({ applicationId, id: template?.id ?? null, form }));
  };
  const insert = (placeholder: string) => {
    const { selectionStart = form.text.length, selectionEnd = form.text.length } = area.current ?? {};
    const before = `${form.text.slice(0, selectionStart)}{${placeholder}}`;
    caret.current = before.length;
    setForm({ ...form, text: before + form.text.slice(selectionEnd) });
    area.current?.focus();
  };
  const missing = (value: string) => isIncomplete && !value.trim() && { error: t('required') };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        isLocked={isSaving}
        title={t(template ? 'edit.title' : 'new.title')}
        actions={
          <>
            {template && (
              <Button variant="quiet" disabled={isSaving} onClick={() => setIsDeleting(true)}>
                {t('delete')}
              </Button>
            )}
            <Button variant="secondary" disabled={isSaving} onClick={onBack}>
              {t('back')}
            </Button>
            <Button isLoading={isSaving} onClick={save}>
              {t('save')}
            </Button>
          </>
        }
      >
        <div className="stack-4">
          <TextField
            label={t('name')}
            maxLength={80}
            value={form.name}
            onChange={({ target }) => setForm({ ...form, name: target.value })}
            {...missing(form.name)}
          />
          <NativeSelect
            label={t('stage')}
            value={form.stage ?? ''}
            onChange={({ target }) =>
              setForm({ ...form, stage: STAGES.find((stage) => stage === target.value) ?? null })
            }
          >
            <option value="">{t('everyStage')}</option>
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {statusName(stage)}
              </option>
            ))}
          </NativeSelect>
          <TextArea
            ref={area}
            label={t('text')}
            rows={5}
            value={form.text}
            onChange={({ target }) => setForm({ ...form, text: target.value })}
            {...missing(form.text)}
            {...tooLong}
          />
          <div className="row-2 wrap" role="group" aria-label={t('insert')}>
            {PLACEHOLDERS.map((placeholder) => (
              <Button key={placeholder} variant="secondary" size="small" onClick={() => insert(placeholder)}>
                {t(`insert.${placeholder}`)}
              </Button>
            ))}
          </div>
          <Preview pieces={piecesOf(form.text, values)} />
          {error && <p role="alert">{failureReason(error)}</p>}
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('delete.title')}
        confirmLabel={t('delete')}
        isDestructive
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => {
          setIsDeleting(false);
          if (template) dispatch(events.removalRequested({ applicationId, id: template.id }));
        }}
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
