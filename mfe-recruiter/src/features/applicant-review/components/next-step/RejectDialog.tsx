import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useText } from '../../../../messages/texts.ts';
import { templatesFor } from '../../model/templates.ts';

export type RejectDialogProps = {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the text of the template, or null for the recruiter's own. */
  onChoose: (note: string | null) => void;
};

/** Asks for the text of the rejection. */
export default function RejectDialog({ name, isOpen, onClose, onChoose }: RejectDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('reject.title', { name })} size="small">
      <p>{t('reject.text')}</p>
      <div className="stack-2 above-4">
        {templatesFor('rejected').map((template) => (
          <Button key={template} variant="secondary" onClick={() => onChoose(t(`template.${template}.text`))}>
            {t(`template.${template}`)}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => onChoose(null)}>
          {t('reject.own')}
        </Button>
      </div>
    </Dialog>
  );
}
