/** Measures the ranking of judged queries (`npm run bench -- relevance`). */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../src/app/demo/index.ts';
import { createVacancySearch } from '../src/domains/vacancies/search/vacancySearch.service.ts';
import { openTestDatabase } from '../test/support/testDatabase.ts';
import { print } from './report.ts';

/** Judged queries in `relevance/judgements.txt`, or in the file of the first argument. */
const FILE = process.argv[2] ?? join(import.meta.dirname, 'relevance/judgements.txt');
const SHOWN = 10;

interface Judged {
  query: string;
  gradeOf: (title: string) => number;
}

interface Scores {
  query: string;
  ndcg: number;
  reciprocalRank: number;
  hasMatchInThree: boolean;
  isEmpty: boolean;
  first: string;
}

process.env['CPA_TEST_HOME'] ??= join(tmpdir(), 'career-portal-bench');
await measure();

async function measure(): Promise<void> {
  const database = await openTestDatabase();
  try {
    await loadDemo(database.db);
    const titles = await openTitles(database.db);
    const search = createVacancySearch(database.db);
    const scores: Scores[] = [];
    for (const judged of readJudgements(readFileSync(FILE, 'utf8'))) {
      const ideal = titles.map(judged.gradeOf).toSorted((one, other) => other - one);
      if (ideal[0] !== 2) {
        print(`Left out: no open vacancy answers "${judged.query}".`);
        continue;
      }
      const { data } = await search({ search_string: judged.query }, 1);
      const found = data.slice(0, SHOWN).map(({ title }) => title);
      const grades = found.map(judged.gradeOf);
      scores.push({
        query: judged.query,
        ndcg: gain(grades) / gain(ideal.slice(0, SHOWN)),
        reciprocalRank: grades.includes(2) ? 1 / (grades.indexOf(2) + 1) : 0,
        hasMatchInThree: grades.slice(0, 3).includes(2),
        isEmpty: found.length === 0,
        first: found[0] ?? '',
      });
    }
    report(scores);
  } finally {
    await database.close();
  }
}

async function openTitles(db: Awaited<ReturnType<typeof openTestDatabase>>['db']): Promise<string[]> {
  const rows = await db.selectFrom('vacancies').select('title').where('status', '=', 'open').execute();
  return rows.map(({ title }) => title);
}

function readJudgements(text: string): Judged[] {
  const blocks = text
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => /^[12?] /.test(line)))
    .filter((lines) => lines.length > 0);
  return blocks.flatMap((lines) => {
    const lineOf = (mark: string) => lines.find((line) => line.startsWith(`${mark} `))?.slice(2);
    const [answers, near] = [new RegExp(lineOf('2')!), new RegExp(lineOf('1') ?? '(?!)')];
    const gradeOf = (title: string) => (answers.test(title) ? 2 : near.test(title) ? 1 : 0);
    return lineOf('?')!
      .split(';')
      .map((query) => ({ query: query.trim(), gradeOf }));
  });
}

/** Discounted cumulative gain. */
function gain(grades: number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

function report(scores: Scores[]): void {
  const mean = (of: (score: Scores) => number) =>
    scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
  const percent = (of: (score: Scores) => boolean) =>
    `${(100 * mean((score) => Number(of(score)))).toFixed(1)} %`;
  print(`${scores.length} judged queries`);
  print(`nDCG@10            ${mean(({ ndcg }) => ndcg).toFixed(3)}`);
  print(`MRR                ${mean(({ reciprocalRank }) => reciprocalRank).toFixed(3)}`);
  print(`match in first 3   ${percent(({ hasMatchInThree }) => hasMatchInThree)}`);
  print(`no result          ${percent(({ isEmpty }) => isEmpty)}`);
  for (const { query, ndcg, first } of scores.filter((score) => score.ndcg < 0.8))
    print(`  ${ndcg.toFixed(2)}  ${query}  (first: ${first || 'nothing'})`);
}
