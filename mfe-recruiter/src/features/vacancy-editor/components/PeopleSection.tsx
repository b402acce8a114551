import { type Options, workPermitSchema } from '@cpa/shared/contracts';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { EditorSection } from './EditorSection.tsx';
import { useDraftField } from './useDraftField.ts';

const PERMITS = workPermitSchema.options;

/** Education, languages and work permit. */
export function PeopleSection({ options }: { options: Options }) {
  const t = useText();
  const { id, value, onChange } = useDraftField('work_permit');
  return (
    <EditorSection section="people">
      <ChoiceChips
        field="languages"
        label={t('editor.languages')}
        choices={options.languages}
        max={9}
        isOptional
      />
      <ChoiceChips
        field="educations"
        label={t('editor.educations')}
        hint={t('editor.educationsHint')}
        choices={options.educations}
        max={9}
        isOptional
      />
      <NativeSelect
        id={id}
        label={t('editor.workPermit')}
        value={value}
        onChange={({ target }) => onChange(PERMITS.find((one) => one === target.value) ?? 'any')}
      >
        {PERMITS.toReversed().map((one) => (
          <option key={one} value={one}>
            {t(`editor.workPermit.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </EditorSection>
  );
}
