import type { ApplicationStatus } from '@cpa/shared/contracts';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import { templatesFor } from '../../model/templates.ts';

type TemplateSelectProps = { status: ApplicationStatus; onChoose: (text: string) => void };

/** Fills the note with a template of the chosen status. Renders nothing when there is none. */
export function TemplateSelect({ status, onChoose }: TemplateSelectProps) {
  const t = useText();
  const templates = templatesFor(status);
  if (templates.length === 0) return null;
  return (
    <NativeSelect
      isLabelHidden
      label={t('next.template')}
      value=""
      onChange={({ target }) => {
        const template = templates.find((each) => each === target.value);
        if (template) onChoose(t(`template.${template}.text`));
      }}
    >
      <option value="">{t('next.template')}</option>
      {templates.map((template) => (
        <option key={template} value={template}>
          {t(`template.${template}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
