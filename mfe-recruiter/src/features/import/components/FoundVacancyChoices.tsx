import type { Options, ScrapedVacancy } from '@cpa/shared/contracts';
import { NativeSelect } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { Edit } from '../model/edit.ts';
import { type UnknownField, unknownFields } from '../model/unknownFields.ts';
import { selectImportOptions } from '../state/importSlice.ts';

type FoundVacancyChoicesProps = { vacancy: ScrapedVacancy; edit: Edit; onChange: (edit: Edit) => void };

/** A choice for each field that the page does not state; it stays on screen once it is made. */
export function FoundVacancyChoices({ vacancy, edit, onChange }: FoundVacancyChoicesProps) {
  const t = useText();
  const options = useSelector(selectImportOptions);
  if (!options) return null;
  const { needed, others } = unknownFields(vacancy);
  const unknown = new Set([...needed, ...others]);
  return choices(options, edit)
    .filter(({ field }) => unknown.has(field))
    .map(({ field, items, chosen, toEdit }) => (
      <NativeSelect
        key={field}
        label={t(`import.field.${field}`)}
        isOptional={field !== 'sectors'}
        value={chosen ?? ''}
        onChange={({ target }) =>
          onChange(toEdit(items.find(({ id }) => String(id) === target.value)?.id ?? null))
        }
      >
        <option value="">{t('import.choose')}</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    ));
}

type Choice = {
  field: UnknownField;
  items: readonly { id: number | string; name: string }[];
  chosen: number | string | null | undefined;
  toEdit: (id: number | string | null) => Edit;
};

const currencies = [
  { id: 'AWG', name: 'AWG (Afl.)' },
  { id: 'USD', name: 'USD' },
  { id: 'EUR', name: 'EUR' },
];

function choices(options: Options, edit: Edit): Choice[] {
  const one = (id: number | string | null) => (id === null ? [] : [Number(id)]);
  return [
    {
      field: 'sectors',
      items: options.sectors,
      chosen: edit.sectors?.[0],
      toEdit: (id) => ({ sectors: one(id) }),
    },
    {
      field: 'employment_type',
      items: options.employment_types,
      chosen: edit.employment_type,
      toEdit: (id) => ({ employment_type: id as Edit['employment_type'] }),
    },
    {
      field: 'workloads',
      items: options.workloads,
      chosen: edit.workloads?.[0],
      toEdit: (id) => ({ workloads: one(id) }),
    },
    {
      field: 'languages',
      items: options.languages,
      chosen: edit.languages?.[0],
      toEdit: (id) => ({ languages: one(id) }),
    },
    {
      field: 'location_district',
      items: options.districts,
      chosen: edit.location_district_id,
      toEdit: (id) => ({ location_district_id: id as number | null }),
    },
    {
      field: 'salary_currency',
      items: currencies,
      chosen: edit.salary_currency,
      toEdit: (id) => ({ salary_currency: id as Edit['salary_currency'] }),
    },
    {
      field: 'salary_period',
      items: options.salary_periods,
      chosen: edit.salary_period,
      toEdit: (id) => ({ salary_period: id as Edit['salary_period'] }),
    },
  ];
}
