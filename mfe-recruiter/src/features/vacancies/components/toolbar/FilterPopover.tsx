import { Button, Checkbox } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import { NONE } from '../../model/filterVacancies.ts';
import styles from './FilterPopover.module.css';
import { Popover } from './Popover.tsx';

type FilterPopoverProps = {
  name: 'departments' | 'districts' | 'posters';
  values: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** A filter with several values. Hidden while there is nothing to choose between. */
export function FilterPopover({ name, values, chosen, onChange }: FilterPopoverProps) {
  const t = useText();
  if (values.length < 2 && chosen.length === 0) return null;
  const label = t(`vacancyFilter.${name}`);
  const isActive = chosen.length > 0;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <Popover
      isActive={isActive}
      label={
        isActive ? t('vacancyFilter.chosen', { label, chosen: chosen.length, count: values.length }) : label
      }
    >
      <fieldset className="stack-2">
        <legend className={styles.legend}>{label}</legend>
        {values.map((value) => (
          <Checkbox
            key={value}
            label={value === NONE ? t(`vacancyFilter.${name}.none`) : value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </fieldset>
      {isActive && (
        <Button variant="quiet" size="small" onClick={() => onChange([])}>
          {t('vacancyFilter.clearOne')}
        </Button>
      )}
    </Popover>
  );
}
