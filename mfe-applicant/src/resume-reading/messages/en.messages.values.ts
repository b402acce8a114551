/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'reading': { file: string | number };
  'refused.tooLarge': { size: string | number };
  'take': { count: number };
  'fill.known': { count: number };
  'fill.now': { value: string | number };
  'fill.level': { language: string | number };
  'fill.unsaved': { sections: string | number };
  'fill.left': { count: number };
};
