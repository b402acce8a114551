import type { MessageTemplates } from '@cpa/shared/contracts';

type Values = MessageTemplates['values'];

export const PLACEHOLDERS = ['first_name', 'vacancy', 'company'] as const satisfies (keyof Values)[];

/** A piece of a template. `value`: a placeholder that was filled. `missing`: one without a value. */
export type Piece = { kind: 'text' | 'value' | 'missing'; text: string };

/** Splits a template at its placeholders and fills them. */
export function piecesOf(template: string, values: Values): Piece[] {
  return template
    .split(/(\{[^{}\s]+\})/)
    .map((text, index): Piece => {
      if (index % 2 === 0) return { kind: 'text', text };
      const placeholder = PLACEHOLDERS.find((each) => `{${each}}` === text);
      const value = placeholder && values[placeholder];
      return value ? { kind: 'value', text: value } : { kind: 'missing', text };
    })
    .filter(({ text }) => text !== '');
}

/** Returns the text to send; null while a placeholder has no value. */
export function filledText(pieces: readonly Piece[]): string | null {
  return pieces.some(({ kind }) => kind === 'missing') ? null : pieces.map(({ text }) => text).join('');
}
