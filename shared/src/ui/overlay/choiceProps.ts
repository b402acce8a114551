import type { FieldTexts } from '../field/Field.tsx';
import type { Option } from './OptionList.tsx';

/** What a choice of one takes, whether it is picked from a list or found by typing. */
export type ChoiceProps<Id extends string | number> = FieldTexts & {
  options: readonly Option<Id>[];
  /** The id of what is chosen; null: nothing. */
  value: Id | null;
  onBlur?: () => void;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string;
  /** The label is read out and not shown. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  name?: string;
};
