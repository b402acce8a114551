import type { CountedOption } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, Checkbox } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import { visibleOptions } from '../model/visibleOptions.ts';
import styles from './FilterPanel.module.css';

export type FilterGroupProps = {
  name: FilterKey;
  options: readonly CountedOption[];
  chosen: readonly FilterValue[];
  onToggle: (key: FilterKey, value: FilterValue) => void;
};

/** Filter with the number of vacancies for each value. */
export function FilterGroup({ name, options, chosen, onToggle }: FilterGroupProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  if (options.length === 0) return null;
  const shown = isWhole ? options : visibleOptions(options, chosen);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`filters.${name}`)}</legend>
      {shown.map(({ id, name: label, count }) => (
        <Checkbox
          key={id}
          label={label}
          count={formatNumber(count)}
          checked={chosen.includes(id)}
          onChange={() => onToggle(name, id)}
        />
      ))}
      {options.length > visibleOptions(options, chosen).length && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('filters.less') : t('filters.more', { count: options.length })}
        </Button>
      )}
    </fieldset>
  );
}
