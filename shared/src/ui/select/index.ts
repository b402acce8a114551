/** A choice of one from a short list. For a long one: `ui/combo-box`. */
export { Select } from './Select.tsx';
export type { SelectProps } from './Select.tsx';
