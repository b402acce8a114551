/* Worker of a page. Reports the remote that is rendering when the page does not answer. */
const ASK_MS = 1000;
const HUNG_MS = 5000;

let report = null;
let aliveAt = 0;
let tickAt = Date.now();

setInterval(() => {
  const now = Date.now();
  // The computer slept or the tab was frozen: the page could not answer.
  if (now - tickAt > 2 * ASK_MS) aliveAt = now;
  tickAt = now;
  if (!report) return;
  postMessage('alive?');
  if (now - aliveAt < HUNG_MS) return;
  const body = JSON.stringify(report);
  report = null;
  fetch('/api/_report', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-Watchdog': 'on' },
    body,
  }).catch(() => {});
}, ASK_MS);

addEventListener('message', ({ data }) => {
  aliveAt = Date.now();
  if (data !== 'alive') report = data.report;
});
