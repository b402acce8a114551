import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Button, Checkbox, ChevronDownIcon } from '@cpa/shared/ui';
import { useId, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import { chosenOptions, type PanelGroup, type PanelOption } from '../model/panelGroups.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { visibleOptions } from '../model/visibleOptions.ts';
import styles from './FilterPanel.module.css';

export type FilterGroupProps = {
  group: PanelGroup;
  query: VacancyQuery;
  onToggle: (key: FilterKey, value: FilterValue) => void;
};

/** Filter with the number of vacancies for each value. A collapsed group shows its chosen values. */
export function FilterGroup({ group, query, onToggle }: FilterGroupProps) {
  const t = useText();
  const nameOf = useOptionName();
  const id = useId();
  const chosen = chosenOptions(group, query);
  const title = t(`filters.${group.name}`);
  if (!group.isCollapsed) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <span>{title}</span>
          {chosen.length > 0 && (
            <span className={styles.badge} aria-hidden>
              {chosen.length}
            </span>
          )}
        </legend>
        <Options group={group} query={query} onToggle={onToggle} />
      </fieldset>
    );
  }
  return (
    <details className={styles.collapsed}>
      <summary className={styles.summary}>
        <span id={id} className={styles.legend}>
          {title}
        </span>
        <span className={styles.value}>
          {chosen.map(({ name }) => nameOf(name)).join(', ') || t('filters.any')}
        </span>
        <ChevronDownIcon size={16} />
      </summary>
      <div role="group" aria-labelledby={id} className={styles.group}>
        <Options group={group} query={query} onToggle={onToggle} />
      </div>
    </details>
  );
}

function Options({ group: { options }, query, onToggle }: FilterGroupProps) {
  const t = useText();
  const nameOf = useOptionName();
  const { formatNumber } = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const first = visibleOptions(options, query);
  const boxOf = ({ key, id, name, count }: PanelOption) => {
    const isChosen = query[key].includes(id);
    return (
      <Checkbox
        key={`${key}/${id}`}
        className={count === 0 && !isChosen ? 'mute' : undefined}
        label={nameOf(name)}
        count={formatNumber(count)}
        name={key}
        value={id}
        form={SEARCH_FORM_ID}
        checked={isChosen}
        onChange={() => onToggle(key, id)}
      />
    );
  };
  return (
    <>
      {(isWhole ? options : first).map(boxOf)}
      {/* Rendered by the server only. */}
      <noscript>{options.filter((option) => !first.includes(option)).map(boxOf)}</noscript>
      {options.length > first.length && (
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
    </>
  );
}
