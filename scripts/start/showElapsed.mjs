/** Seconds between two lines in a log. */
const LOG_INTERVAL_S = 10;

/**
 * Shows the elapsed seconds of a step: in place on a terminal, as a line every ten seconds in a log. Plain JavaScript,
 * because the installed Node may not run TypeScript.
 * @param {string} message
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} output
 * @returns {() => void} prints the duration and ends the display
 */
export function showElapsed(message, output = process.stdout) {
  const started = Date.now();
  const line = () => `${message} ${Math.round((Date.now() - started) / 1000)} s`;
  output.write(output.isTTY ? message : `${message}\n`);
  const interval = output.isTTY ? 1 : LOG_INTERVAL_S;
  const timer = setInterval(
    () => output.write(output.isTTY ? `\r\u001b[K${line()}` : `${line()}\n`),
    interval * 1000,
  );
  return () => {
    clearInterval(timer);
    output.write(output.isTTY ? `\r\u001b[K${line()}\n` : `${line()}\n`);
  };
}
