import { median, print } from '../../../api/bench/report.ts';
import { openBrowser } from '../page/visit.ts';

type Site = { name: string; url: string };

/**
 * Prints the milliseconds from a click on a page of another remote to its paint: on a link that the pointer has not
 * touched, and after it rested on the link. The sites are visited in turn, each time as a first-time visitor.
 */
export async function measureClicks(sites: readonly Site[], rounds: number): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const isSlow of [false, true]) {
      print(
        `\nClick to another remote, ms, median of ${rounds}: ${isSlow ? '150 ms, 1.6 Mbit/s, CPU slowed down four times' : 'full speed'}`,
      );
      for (const isHovered of [false, true]) {
        const times: number[][] = sites.map(() => []);
        for (let round = 0; round <= rounds; round += 1)
          for (const [at, { url }] of sites.entries()) {
            const ms = await browser.clickToRemote(url, { isSlow, isHovered });
            // The first round warms up the servers.
            if (round > 0) times[at]!.push(ms);
          }
        const cells = sites.map(
          ({ name }, at) =>
            `${name} ${median(times[at]!).toFixed(0)} (${times[at]!.map((each) => each.toFixed(0)).join(', ')})`,
        );
        print(`${(isHovered ? 'after hover' : 'cold').padEnd(12)} ${cells.join('   ')}`);
      }
    }
  } finally {
    await browser.close();
  }
}
