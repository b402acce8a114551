import robots from 'robots-parser';
import type { FetchedDocument } from './fetchDocument.ts';
import { ImportError } from './importError.ts';

// The types describe an ES module, but it is a CommonJS module that exports the function itself.
const robotsParser = robots as unknown as typeof robots.default;

interface Rules {
  isAllowed: (address: string) => boolean;
  delayMs: number;
}

/** Maximum crawl delay; a host that asks for more is skipped. */
const LONGEST_DELAY_MS = 10_000;

/**
 * Caches robots.txt of each host during an import. RFC 9309: missing rules allow everything, unreachable rules forbid
 * everything.
 */
export function createRobots(
  fetched: (address: string) => Promise<FetchedDocument>,
  userAgent: string,
): (origin: string) => Promise<Rules> {
  const known = new Map<string, Promise<Rules>>();
  const read = async (origin: string): Promise<Rules> => {
    const address = `${origin}/robots.txt`;
    const answer = await fetched(address).catch(withoutText);
    if (!answer) return ALL_ALLOWED;
    if (answer.status >= 500 || answer.status === 429) return NOTHING_ALLOWED;
    if (answer.status >= 300) return ALL_ALLOWED;
    const parsed = robotsParser(address, answer.text);
    const product = userAgent.split('/')[0]!;
    return {
      isAllowed: (page) => parsed.isAllowed(page, product) !== false,
      delayMs: Math.min((parsed.getCrawlDelay(product) ?? 0) * 1000, LONGEST_DELAY_MS),
    };
  };
  return async (origin) => {
    const rules = known.get(origin) ?? read(origin);
    known.set(origin, rules);
    return await rules;
  };
}

const ALL_ALLOWED: Rules = { isAllowed: () => true, delayMs: 0 };
const NOTHING_ALLOWED: Rules = { isAllowed: () => false, delayMs: 0 };

/** Treats a response that is not text as no rules. Rethrows errors for forbidden IP addresses and unreachable hosts. */
function withoutText(error: unknown): undefined {
  const code = error instanceof ImportError ? error.code : undefined;
  if (code !== 'not_text' && code !== 'too_many_redirects') throw error;
}
