import { fileSize } from './fileSize.ts';

it.each([
  [3, { value: 1, unit: 'KB' }],
  [120_000, { value: 117, unit: 'KB' }],
  [1_048_000, { value: 1, unit: 'MB' }],
  [1_500_000, { value: 1.4, unit: 'MB' }],
])('rounds %p bytes to %p', (bytes, size) => {
  expect(fileSize(bytes)).toEqual(size);
});
