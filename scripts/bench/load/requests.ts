import type { CDPSession } from 'playwright';

type Initiator = {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
};
type Requested = { url: string; type: string; initiator: Initiator; bytes: number };

/** What the requests of one page load came to. A hop is a request that had to wait for another to be known of. */
export type RequestFigures = {
  scriptBytes: number;
  allBytes: number;
  requests: number;
  hops: number;
  codeHops: number;
  dataHops: number;
};

const CODE = new Set(['Script', 'Stylesheet']);
const DATA = new Set(['XHR', 'Fetch']);

/** Keeps every request of a page with who caused it, so that hops after the document can be counted. */
export async function recordRequests(devTools: CDPSession) {
  const byId = new Map<string, Requested>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return;
    byId.set(requestId, { url: request.url, type: type ?? 'Other', initiator, bytes: 0 });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const requested = byId.get(requestId);
    if (requested) requested.bytes = encodedDataLength;
  });
  await devTools.send('Network.enable');

  return {
    figures(): RequestFigures {
      const all = [...byId.values()];
      const scripts = all.filter(({ type }) => type === 'Script');
      const hopsOf = countHops(all);
      return {
        scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
        allBytes: sum(all.map(({ bytes }) => bytes)),
        requests: all.length,
        hops: Math.max(...all.map(hopsOf)),
        codeHops: Math.max(...all.filter(({ type }) => CODE.has(type)).map(hopsOf)),
        dataHops: Math.max(...all.filter(({ type }) => DATA.has(type)).map(hopsOf)),
      };
    },
  };
}

/**
 * How many requests had to answer, one after the other, before each could be asked for: the document is 0.
 * Images name no script as their cause and count as 1, also those that a list brings.
 */
function countHops(all: Requested[]): (requested: Requested) => number {
  const document = all.find(({ type }) => type === 'Document');
  const byUrl = new Map(all.map((requested) => [requested.url, requested]));
  const hopsOf = (requested: Requested, seen: Set<Requested> = new Set()): number => {
    if (requested === document || seen.has(requested)) return 0;
    const cause = byUrl.get(causeOf(requested.initiator) ?? '') ?? document;
    return cause ? 1 + hopsOf(cause, seen.add(requested)) : 1;
  };
  return (requested) => hopsOf(requested);
}

function causeOf({ url, stack }: Initiator): string | undefined {
  for (let frames = stack; frames; frames = frames.parent) {
    const [top] = frames.callFrames;
    if (top?.url) return top.url;
  }
  return url;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
