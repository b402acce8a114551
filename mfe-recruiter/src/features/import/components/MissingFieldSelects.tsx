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
  const toList = (id: number | string | null) => (id === null ? [] : [Number(id)]);
  return [
    {
      field: 'sectors',
      items: options.sectors,
      value: edit.sectors?.[0],
      toEdit: (id) => ({ sectors: toList(id) }),
    },
    {
      field: 'employment_type',
      items: options.employment_types,
      value: edit.employment_type,
      toEdit: (id) => ({ employment_type: id as Edit['employment_type'] }),
    },
    {
      field: 'workloads',
      items: options.workloads,
      value: edit.workloads?.[0],
      toEdit: (id) => ({ workloads: toList(id) }),
    },
    {
      field: 'languages',
      items: options.languages,
      value: edit.languages?.[0],
      toEdit: (id) => ({ languages: toList(id) }),
    },
    {
      field: 'location_district',
      items: options.districts,
      value: edit.location_district_id,
      toEdit: (id) => ({ location_district_id: id as number | null }),
    },
    {
      field: 'salary_currency',
      items: currencies,
      value: edit.salary_currency,
      toEdit: (id) => ({ salary_currency: id as Edit['salary_currency'] }),
    },
    {
      field: 'salary_period',
      items: options.salary_periods,
      value: edit.salary_period,
      toEdit: (id) => ({ salary_period: id as Edit['salary_period'] }),
    },
  ];
}
