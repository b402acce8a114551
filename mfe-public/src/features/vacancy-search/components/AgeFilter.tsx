import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { chosenOptions } from '../model/panelGroups.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import type { FilterGroupProps } from './FilterGroup.tsx';
import styles from './FilterPanel.module.css';

/** Filter by publication date; only one value applies at a time. */
export function AgeFilter({ group, query, onToggle }: FilterGroupProps) {
  const t = useText();
  const nameOf = useOptionName();
  const { formatNumber } = useFormat();
  const [age] = chosenOptions(group, query);
  return (
    <div className={styles.age}>
      <NativeSelect
        label={t(`filters.${group.name}`)}
        name={group.name}
        form={SEARCH_FORM_ID}
        value={age?.id ?? ''}
        onChange={({ target }) => {
          const next = group.options.find(({ id }) => String(id) === target.value) ?? age;
          if (next) onToggle(next.key, next.id);
        }}
      >
        <option value="">{t('filters.anyAge')}</option>
        {group.options.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {`${nameOf(name)} (${formatNumber(count)})`}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
