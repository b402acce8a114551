import type { Options, ScrapedVacancy } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { NativeSelect } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { Edit } from '../model/edit.ts';
import { type MissingField, missingFields } from '../model/missingFields.ts';
import { selectImportOptions } from '../state/importSlice.ts';

type MissingFieldSelectsProps = { vacancy: ScrapedVacancy; edit: Edit; onChange: (edit: Edit) => void };

/** A select for each field that the page does not state. It stays visible after a value is selected. */
export function MissingFieldSelects({ vacancy, edit, onChange }: MissingFieldSelectsProps) {
  const t = useText();
  const nameOf = useOptionName();
  const options = useSelector(selectImportOptions);
  if (!options) return null;
  const { required, optional } = missingFields(vacancy);
  const missing = new Set([...required, ...optional]);
  return fieldSelects(options, edit)
    .filter(({ field }) => missing.has(field))
    .map(({ field, items, value, toEdit }) => (
      <NativeSelect
        key={field}
        label={t(`import.field.${field}`)}
        isOptional={!required.includes(field)}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(toEdit(items.find(({ id }) => String(id) === target.value)?.id ?? null))
        }
      >
        <option value="">{t('import.choose')}</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {nameOf(name)}
          </option>
        ))}
      </NativeSelect>
    ));
}

type FieldSelect = {
  field: MissingField;
  items: readonly { id: number | string; name: string }[];
  value: number | string | null | undefined;
  toEdit: (id: number | string | null) => Edit;
};

const currencies = [
  { id: 'AWG', name: 'AWG (Afl.)' },
  { id: 'USD', name: 'USD' },
  { id: 'EUR', name: 'EUR' },
];

function fieldSelects(options: Options, edit: Edit): FieldSelect[] {
  const first = (field: 'sectors' | 'workloads' | 'languages'): FieldSelect => ({
    field,
    items: options[field],
    value: edit[field]?.[0],
    toEdit: (id) => ({ [field]: id === null ? [] : [Number(id)] }),
  });
  const one = (field: MissingField, key: keyof Edit, items: FieldSelect['items']): FieldSelect => ({
    field,
    items,
    value: edit[key] as FieldSelect['value'],
    toEdit: (id) => ({ [key]: id }),
  });
  return [
    first('sectors'),
    one('employment_type', 'employment_type', options.employment_types),
    first('workloads'),
    first('languages'),
    one('location_district', 'location_district_id', options.districts),
    one('salary_currency', 'salary_currency', currencies),
    one('salary_period', 'salary_period', options.salary_periods),
  ];
}
