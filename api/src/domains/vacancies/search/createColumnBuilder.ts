import type { FacetColumns } from './facetColumns.ts';

const [COMMA, SEMICOLON, ZERO] = [',', ';', '0'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
];

/** Collects vacancies in ascending order of ID. */
export interface ColumnBuilder {
  /**
   * Adds vacancies as text: `ID,seconds,last day,company,salary,values;` for each, with digits, commas and semicolons only.
   */
  add(text: string): void;
  build(): FacetColumns;
}

export function createColumnBuilder(): ColumnBuilder {
  const ids: number[] = [];
  const publishedAt: number[] = [];
  const lastDay: number[] = [];
  const companies: number[] = [];
  const salaries: number[] = [];
  const values: number[] = [];
  const starts: number[] = [];
  const properties = [ids, publishedAt, lastDay, companies, salaries];

  return {
    add(text) {
      let column = 0;
      let number = 0;
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code !== COMMA && code !== SEMICOLON) {
          number = number * 10 + code - ZERO;
          continue;
        }
        if (column === 0) starts.push(values.length);
        (properties[column] ?? values).push(number);
        number = 0;
        column = code === COMMA ? column + 1 : 0;
      }
    },
    build: () => ({
      ids: Int32Array.from(ids),
      publishedAt: Float64Array.from(publishedAt),
      lastDay: Int32Array.from(lastDay),
      companies: Int32Array.from(companies),
      salaries: Int32Array.from(salaries),
      values: Uint16Array.from(values),
      starts: Uint32Array.from(starts.concat(values.length)),
    }),
  };
}

/** Parses vacancies in the format of `ColumnBuilder.add`, null for none. */
export function toColumns(text: string | null): FacetColumns {
  const builder = createColumnBuilder();
  builder.add(text ?? '');
  return builder.build();
}
