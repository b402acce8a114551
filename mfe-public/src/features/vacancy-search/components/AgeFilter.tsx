import { useFormat } from '@cpa/shared/i18n';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { FilterGroupProps } from './FilterGroup.tsx';
import styles from './FilterPanel.module.css';

/** Filter by publication date; only one value applies at a time. */
export function AgeFilter({ name, options, chosen, onToggle }: FilterGroupProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  if (options.length === 0) return null;
  const [age = ''] = chosen;
  return (
    <div className={styles.age}>
      <NativeSelect
        label={t(`filters.${name}`)}
        value={age}
        onChange={({ target }) => {
          const next = options.find(({ id }) => String(id) === target.value);
          onToggle(name, next?.id ?? age);
        }}
      >
        <option value="">{t('filters.anyAge')}</option>
        {options.map(({ id, name: label, count }) => (
          <option key={id} value={id}>
            {`${label} (${formatNumber(count)})`}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
