/*
 * Worker of a page. Reports the remote that is rendering when the page does not answer, and asks the service worker to
 * replace a page that stays hung.
 */
const ASK_MS = 1000;
const HUNG_MS = 5000;
const LEAVE_MS = 15_000;

let report = null;
/** Headers of the document: `usual`, or `changed` because a tab hung. The next document gets the others. */
let sentWith = 'usual';
/** Client ID and URL of a page that a new document may replace. */
let leave = null;
let aliveAt = 0;
let tickAt = Date.now();

setInterval(() => {
  const now = Date.now();
  // The computer slept or the tab was frozen: the page could not answer.
  if (now - tickAt > 2 * ASK_MS) aliveAt = now;
  tickAt = now;
  if (!report && !leave) return;
  postMessage('alive?');
  if (report && now - aliveAt >= HUNG_MS) sendReport();
  if (leave && now - aliveAt >= LEAVE_MS) leavePage();
}, ASK_MS);

function sendReport() {
  const body = JSON.stringify(report);
  report = null;
  fetch('/api/_report', {
    method: 'POST',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Watchdog': sentWith,
    },
    body,
  }).catch(() => {});
}

function leavePage() {
  const headers = { 'X-Hung-Client': leave.client, 'X-Hung-Url': leave.url };
  leave = null;
  // Ends in the service worker, or does nothing without one.
  fetch('/watchdog.js', { headers }).catch(() => {});
}

addEventListener('message', ({ data }) => {
  aliveAt = Date.now();
  if (data !== 'alive') ({ report, sentWith, leave } = data);
});
