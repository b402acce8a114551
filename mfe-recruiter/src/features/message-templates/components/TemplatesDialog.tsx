import type { ApplicationStatus, MessageTemplate, MessageTemplates } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, LoadError, LoadingArea, NativeSelect, Skeleton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { filledText, piecesOf } from '../model/fillTemplate.ts';
import { events, selectTemplateWork, templates } from '../state/templates.ts';
import { useText } from '../texts.ts';
import { Preview } from './Preview.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';

export type TemplatesDialogProps = {
  applicationId: number;
  stage: ApplicationStatus;
  isOpen: boolean;
  onClose: () => void;
  onUse: (text: string) => void;
};

/** Chooses a template with a preview of the message, or edits one. */
export default function TemplatesDialog(props: TemplatesDialogProps) {
  const { applicationId, isOpen, onClose } = props;
  const t = useText();
  const dispatch = useDispatch();
  const { data, error } = useSelector((state: object) => templates.select(state, applicationId));
  if (data) return <Choice {...props} {...data} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')}>
      {error ? (
        <LoadError error={error} onRetry={() => dispatch(templates.opened(applicationId))} />
      ) : (
        <LoadingArea>
          <Skeleton shape="block" height={240} />
        </LoadingArea>
      )}
    </Dialog>
  );
}

type ChoiceProps = TemplatesDialogProps & MessageTemplates;

function Choice({ applicationId, stage, isOpen, onClose, onUse, templates: all, values }: ChoiceProps) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const { savedId, saves } = useSelector(selectTemplateWork);
  const [seenSaves, setSeenSaves] = useState(saves);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  if (saves !== seenSaves) {
    setSeenSaves(saves);
    setChosenId(savedId);
    setEdited(null);
  }
  const groups = groupsOf(all, stage);
  const chosen = all.find(({ id }) => id === chosenId) ?? groups[0]?.[1][0];
  const edit = (template: MessageTemplate | 'new') => {
    dispatch(events.errorDismissed());
    setEdited(template);
  };
  if (edited !== null) {
    return (
      <TemplateEditor
        key={edited === 'new' ? 'new' : edited.id}
        applicationId={applicationId}
        template={edited === 'new' ? null : edited}
        stage={stage}
        values={values}
        isOpen={isOpen}
        onClose={onClose}
        onBack={() => setEdited(null)}
      />
    );
  }
  const pieces = chosen ? piecesOf(chosen.text, values) : [];
  const text = filledText(pieces);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button variant="secondary" onClick={() => edit('new')}>
            {t('new')}
          </Button>
          {chosen && (
            <Button variant="secondary" onClick={() => edit(chosen)}>
              {t('edit')}
            </Button>
          )}
          {chosen && (
            <Button aria-disabled={text === null || undefined} onClick={() => text !== null && onUse(text)}>
              {t('use')}
            </Button>
          )}
        </>
      }
    >
      {chosen ? (
        <div className="stack-4">
          <NativeSelect
            label={t('template')}
            value={chosen.id}
            onChange={({ target }) => setChosenId(Number(target.value))}
          >
            {groups.map(([status, each]) => (
              <optgroup key={status} label={status === null ? t('everyStage') : statusName(status)}>
                {each.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect>
          <Preview pieces={pieces} />
        </div>
      ) : (
        <p>{t('empty')}</p>
      )}
    </Dialog>
  );
}

/** Groups templates by stage: the present one first, then those of every stage. */
function groupsOf(all: readonly MessageTemplate[], present: ApplicationStatus) {
  const rank = (stage: ApplicationStatus | null) => (stage === present ? 0 : stage === null ? 1 : 2);
  return [...Map.groupBy(all, ({ stage }) => stage)].toSorted(([a], [b]) => rank(a) - rank(b));
}
