import type { Role } from '@cpa/shared/contracts';
import { generatePath } from 'react-router';
import { escapeHtml } from '@cpa/shared/server';
import type { RemotePage } from '../../releases/serving/findPage.ts';

/**
 * Requests the first reads of the page, like the clients of the API, so that the data arrives with the code instead of
 * after it. `takeEarlyReads` of the shell's browser code passes the responses on.
 */
export const EARLY_READS_SCRIPT =
  "(function(e,t,m){e=document.querySelector('meta[name=early-reads]');" +
  't=/(?:^|; )cpa_token=([^;]+)/.exec(document.cookie);if(!e||!t)return;earlyReads={token:t=decodeURIComponent(t[1]),paths:m={}};' +
  "e.content.split(' ').forEach(function(p){(m[p]=fetch('/api'+p,{headers:{Accept:'application/json',Authorization:'Bearer '+t," +
  "'X-Requested-With':'XMLHttpRequest','Accept-Language':document.documentElement.lang}})).catch(function(){})})})()";

/**
 * Returns the paths of the API that a page at `url` reads first for a user with its role. A query may change what the page
 * reads.
 */
export function earlyReadsOf({ remote, pattern, params }: RemotePage, url: URL, role: Role): string[] {
  const route = url.search ? undefined : remote.manifest.routes.find(({ path }) => path === pattern);
  return (route?.role === role ? (route.reads ?? []) : []).map((read) => {
    const [path = '', query] = read.split('?');
    return generatePath(path, params) + (query ? `?${query}` : '');
  });
}

export const earlyReadsTag = (reads: string[]): string =>
  `<meta name="early-reads" content="${escapeHtml(reads.join(' '))}">`;
