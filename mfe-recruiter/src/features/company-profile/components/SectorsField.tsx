import type { OptionRef } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { Chip, NativeSelect, useFocusAfterRemoval } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './CompanyEditor.module.css';
import type { CompanyFormState } from './useCompanyForm.ts';

const MAX_SECTORS = 5;

type SectorsFieldProps = { state: CompanyFormState; sectors: readonly OptionRef[] };

/** Up to five sectors: a select adds one, a chip removes it. */
export function SectorsField({ state: { form, change, errorOf }, sectors }: SectorsFieldProps) {
  const t = useText();
  const nameOf = useOptionName();
  const container = useFocusAfterRemoval();
  const chosen = sectors.filter(({ id }) => form.sectors.includes(id));
  const isFull = chosen.length >= MAX_SECTORS;
  const others = sectors.filter(({ id }) => !form.sectors.includes(id));
  return (
    <div ref={container}>
      <NativeSelect
        label={t('company.sectors')}
        hint={t('company.sectorsHint', { max: MAX_SECTORS })}
        isOptional
        name="sectors"
        value=""
        error={errorOf('sectors')}
        // `disabled` would drop the focus; without options there is nothing to choose.
        aria-disabled={isFull}
        onChange={({ target }) => change('sectors', [...form.sectors, Number(target.value)])}
      >
        <option value="">{t(isFull ? 'company.sectorsFull' : 'company.addSector')}</option>
        {(isFull ? [] : others).map(({ id, name }) => (
          <option key={id} value={id}>
            {nameOf(name)}
          </option>
        ))}
      </NativeSelect>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={t('company.chosenSectors')}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Chip
                name={nameOf(name)}
                onRemove={() =>
                  change(
                    'sectors',
                    form.sectors.filter((sector) => sector !== id),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
