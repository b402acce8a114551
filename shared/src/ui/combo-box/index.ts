/** A choice of one from a long list, found by typing. */
export { ComboBox } from './ComboBox.tsx';
export type { ComboBoxProps } from './ComboBox.tsx';
