/**
 * Returns a function that collects the lines of one turn of the event loop and writes them together: each write to a
 * pipe is a system call that blocks a busy server. Lines are written before the process exits.
 */
export function collectLines(write: (lines: string) => void): (line: string) => void {
  let lines = '';
  const flush = () => {
    if (lines === '') return;
    const written = lines;
    lines = '';
    write(written);
  };
  let isFirst = true;
  return (line) => {
    if (isFirst) process.on('exit', flush);
    isFirst = false;
    if (lines === '') setImmediate(flush);
    lines += line;
  };
}
