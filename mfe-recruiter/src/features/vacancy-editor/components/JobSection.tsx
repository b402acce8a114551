import type { Options } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { selectProfile } from '@cpa/shared/session';
import { NativeSelect } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { DraftTextField } from './DraftTextField.tsx';
import { EditorSection } from './EditorSection.tsx';
import { OccupationField } from './OccupationField.tsx';
import styles from './fields.module.css';
import { useDraftField } from './useDraftField.ts';

const MAX_SECTORS = 5;
const MODES = ['no', 'hybrid', 'full'] as const;

/** Title, company, place and hours. */
export function JobSection({ options }: { options: Options }) {
  const t = useText();
  return (
    <EditorSection section="job">
      <CompanySelect />
      <DraftTextField
        field="title"
        label={t('editor.title')}
        hint={t('editor.titleHint')}
        maxLength={140}
        autoComplete="off"
      />
      <OccupationField />
      <div className={styles.pair}>
        <DraftTextField field="department" label={t('editor.department')} maxLength={80} isOptional />
        <EmploymentType options={options} />
      </div>
      <ChoiceChips
        field="sectors"
        label={t('editor.sectors')}
        hint={t('editor.sectorsHint')}
        choices={options.sectors}
        max={MAX_SECTORS}
      />
      <ChoiceChips
        field="workloads"
        label={t('editor.workloads')}
        choices={options.workloads}
        max={9}
        isOptional
      />
      <div className={styles.pair}>
        <District options={options} />
        <Remote />
      </div>
    </EditorSection>
  );
}

/** Shown to recruiters with several companies. A vacancy stays with its company. */
function CompanySelect() {
  const t = useText();
  const { vacancy } = useSelector(selectEditor);
  const companies = useSelector(selectProfile)?.companies ?? [];
  const { id, value, error, onChange } = useDraftField('company_id');
  if (companies.length < 2) return null;
  return (
    <NativeSelect
      id={id}
      label={t('editor.company')}
      error={error}
      disabled={vacancy !== null}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      <option value="">{t('editor.choose')}</option>
      {companies.map((company) => (
        <option key={company.id} value={company.id} translate="no">
          {company.name}
        </option>
      ))}
    </NativeSelect>
  );
}

function EmploymentType({ options }: { options: Options }) {
  const t = useText();
  const nameOf = useOptionName();
  const { id, value, onChange } = useDraftField('employment_type');
  return (
    <NativeSelect
      id={id}
      label={t('editor.employmentType')}
      isOptional
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(options.employment_types.find((type) => type.id === target.value)?.id ?? null)
      }
    >
      <option value="">{t('editor.choose')}</option>
      {options.employment_types.map((type) => (
        <option key={type.id} value={type.id}>
          {nameOf(type.name)}
        </option>
      ))}
    </NativeSelect>
  );
}

function District({ options }: { options: Options }) {
  const t = useText();
  const nameOf = useOptionName();
  const { id, value, error, onChange } = useDraftField('location_district_id');
  return (
    <NativeSelect
      id={id}
      label={t('editor.district')}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      <option value="">{t('editor.choose')}</option>
      {options.districts.map((district) => (
        <option key={district.id} value={district.id}>
          {nameOf(district.name)}
        </option>
      ))}
    </NativeSelect>
  );
}

function Remote() {
  const t = useText();
  const { id, value, onChange } = useDraftField('remote');
  return (
    <NativeSelect
      id={id}
      label={t('editor.remote')}
      value={value}
      onChange={({ target }) => onChange(MODES.find((mode) => mode === target.value) ?? 'no')}
    >
      {MODES.map((mode) => (
        <option key={mode} value={mode}>
          {t(`editor.remote.${mode}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
