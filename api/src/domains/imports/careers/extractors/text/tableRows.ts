import { escapeHtml } from '@cpa/shared/server';
import { plain } from '../../reading/jobWords.ts';
import { readLine } from '../../reading/readHtml.ts';
import type { Outline } from './outline.ts';

export interface TextPart {
  title: string;
  html: string;
  at: string;
  href?: string | undefined;
}

const TITLE =
  /^(?:(?:job )?(?:title|position|role|opening|vacancy)|job|function|functie|vacature|puesto|cargo|vacante|empleo|funcion|posicion|trabou)s?$/;
const MOST_ROWS = 200;

/** Reads tables with one vacancy per row, whose head names the columns. */
export function tableRows({ $, root }: Outline): TextPart[] {
  return root
    .find('table')
    .toArray()
    .flatMap((table) => {
      const [head, ...rows] = $(table).find('tr').toArray().slice(0, MOST_ROWS);
      const cellsOf = (row: typeof head) => (row ? $(row).children('th, td').toArray() : []);
      const labels = cellsOf(head).map((cell) => readLine($(cell).text()));
      const titleAt = labels.findIndex((label) => TITLE.test(plain(label)));
      if (titleAt === -1 || labels.length < 2) return [];
      return rows.map(cellsOf).flatMap((cells): TextPart[] => {
        const title = readLine($(cells[titleAt]).text());
        const facts = cells
          .map((cell, at) => [labels[at] ?? '', readLine($(cell).text())] as const)
          .filter(([, value], at) => at !== titleAt && value !== '')
          .map(([label, value]) => `<p>${escapeHtml(label)}: ${escapeHtml(value)}</p>`);
        const href = $(cells[titleAt]).closest('tr').find('a[href]').first().attr('href');
        return title === '' ? [] : [{ title, html: facts.join(''), at: 'the table', href }];
      });
    });
}
