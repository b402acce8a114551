import { cpus } from 'node:os';
import { print } from '../../api/bench/report.ts';
import { ONE_BUNDLE, ONE_BUNDLE_RENDERED, startSites, THIS_SITE } from './page/comparedSites.ts';
import { type Round, printComparison } from './page/comparison.ts';
import { startWithoutScripts } from './page/startWithoutScripts.ts';
import { type BenchBrowser, type Visit, openBrowser } from './page/visit.ts';

/** Interleaved rounds after one that warms up the servers. */
const ROUNDS = Number(process.argv[3] ?? 7);
const PATH = process.env['BENCH_PAGE'] ?? '/vacancies';
/** `slow` or `full` measures one of the two speeds only. */
const SPEED = process.env['BENCH_SPEED'];

const SITES = [
  { ...ONE_BUNDLE, name: 'a) one bundle' },
  { ...ONE_BUNDLE_RENDERED, name: 'b) and rendered' },
  { ...THIS_SITE, name: 'c) this site' },
];
const NAMES = [...SITES.map(({ name }) => name), 'd) without scripts'];

/**
 * Compares cold loads of a page: (a) a single webpack bundle of the same sources that the browser renders, (b) the
 * same bundle rendered on the server, (c) this site, (d) its HTML and CSS without any script. First with 150 ms latency, 1.6 Mbit/s and a CPU slowed down four
 * times, then at full speed. For a short run: `BENCH_SPEED=slow BENCH_PAGE=/companies npm run bench -- page 2`.
 */
export async function run(): Promise<void> {
  const sites = await startSites(SITES);
  const withoutScripts = await startWithoutScripts(sites.urls.at(-1)!);
  const browser = await openBrowser();
  try {
    print(
      `${cpus().length} × ${cpus()[0]!.model}, Node ${process.versions.node}, Chromium ${browser.version}`,
    );
    for (const isSlow of [true, false]) {
      if (SPEED !== undefined && isSlow !== (SPEED === 'slow')) continue;
      const speed = isSlow ? '150 ms, 1.6 Mbit/s, CPU slowed down four times' : 'full speed';
      print(`\nMedian of ${ROUNDS} interleaved cold loads of ${PATH}, ${speed}\n`);
      const rounds: Round[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const visits: Visit[] = [];
        for (const url of sites.urls) visits.push(await visitTwice(browser, url, isSlow));
        visits.push(await browser.load(withoutScripts.url, PATH, isSlow));
        if (round > 0) rounds.push(visits as unknown as Round);
      }
      printComparison(NAMES, rounds);
    }
  } finally {
    await browser.close();
    withoutScripts.stop();
    await sites.stop();
  }
}

/** Repeats a failed visit once, for example after a timeout on a busy machine. */
async function visitTwice(browser: BenchBrowser, url: string, isSlow: boolean): Promise<Visit> {
  const visit = async () => await browser.visit(url, PATH, isSlow);
  return await visit().catch(async ({ message }: Error) => {
    print(`A visit of ${url} is repeated: ${message.split('\n')[0]}`);
    return await visit();
  });
}
