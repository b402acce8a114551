import type { CDPSession } from 'playwright';

type Initiator = {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
};
type RecordedRequest = { url: string; type: string; initiator: Initiator; bytes: number };

/** Metrics of the requests of one page load. Hops are the depth of a request chain, in which each request was
 * discovered through the previous one. */
export type RequestMetrics = {
  scriptBytes: number;
  allBytes: number;
  requests: number;
  hops: number;
  codeHops: number;
};

const CODE = new Set(['Script', 'Stylesheet']);

/** Records every request of a page with its initiator. */
export async function recordRequests(devTools: CDPSession) {
  const byId = new Map<string, RecordedRequest>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return;
    byId.set(requestId, { url: request.url, type: type ?? 'Other', initiator, bytes: 0 });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const recorded = byId.get(requestId);
    if (recorded) recorded.bytes = encodedDataLength;
  });
  await devTools.send('Network.enable');

  return {
    metrics(): RequestMetrics {
      const all = [...byId.values()];
      const scripts = all.filter(({ type }) => type === 'Script');
      const hopsOf = countHops(all);
      return {
        scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
        allBytes: sum(all.map(({ bytes }) => bytes)),
        requests: all.length,
        hops: Math.max(...all.map(hopsOf)),
        codeHops: Math.max(...all.filter(({ type }) => CODE.has(type)).map(hopsOf)),
      };
    },
  };
}

/**
 * Returns a function that counts the sequential requests needed before a request could start; 0 for the document.
 * Images have no initiating script and count as 1, even if a script rendered them.
 */
function countHops(all: RecordedRequest[]): (requested: RecordedRequest) => number {
  const document = all.find(({ type }) => type === 'Document');
  const byUrl = new Map(all.map((requested) => [requested.url, requested]));
  const hopsOf = (requested: RecordedRequest, seen: Set<RecordedRequest> = new Set()): number => {
    if (requested === document || seen.has(requested)) return 0;
    const initiator = byUrl.get(initiatorUrl(requested.initiator) ?? '') ?? document;
    return initiator ? 1 + hopsOf(initiator, seen.add(requested)) : 1;
  };
  return (requested) => hopsOf(requested);
}

function initiatorUrl({ url, stack }: Initiator): string | undefined {
  for (let frames = stack; frames; frames = frames.parent) {
    const [top] = frames.callFrames;
    if (top?.url) return top.url;
  }
  return url;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
