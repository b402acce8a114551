/** The part of fontkit 2 that draws text as outlines. */
declare module 'fontkit' {
  export interface Glyph {
    path: { toSVG(): string };
  }
  export interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number };
  }
  export function create(data: Uint8Array): Font;
}
