/**
 * An attack of a hostile release: a description, its code, and the error that its team sees. The code is an expression
 * or statements; its result is the title of the head, or the HTML of the page.
 */
type Attack = readonly [what: string, code: string, reason: RegExp];

/** Attacks that have no effect, and whose process continues. */
export const REFUSED_ATTACKS: Attack[] = [
  ['reads a file', "(await import('node:fs')).readFileSync('/etc/passwd')", /import/],
  [
    'reads a file by a module of Node',
    "process.getBuiltinModule('node:fs').readFileSync('/etc/passwd')",
    /not a fun/,
  ],
  ['reads a file by eval', `(await (0, eval)("import('node:fs')")).readFileSync('/etc/passwd')`, /import/],
  [
    'requires a module of Node',
    "require('node:fs').readFileSync('/etc/passwd')",
    /cannot import|not part of/,
  ],
  ['reaches the internals of Node', "process.binding('fs')", /not a function/],
  ['ends its process', 'process.exit(0)', /not a function/],
  ['aborts its process', 'process.abort()', /not a function/],
  ['ends the site server', 'process.kill(process.ppid)', /not a function/],
  ['loads native code', "process.dlopen({ exports: {} }, '/tmp/evil.node')", /not a function/],
  ['sends messages of its own', "process.send({ kind: 'alive' })", /not a function/],
  [
    'starts a child process',
    "process.getBuiltinModule('node:child_process').execSync('id')",
    /not a function/,
  ],
  [
    'connects to a socket of the machine by the channel of its process',
    `await new Promise((_resolve, reject) => {
      Object.defineProperty(Object.prototype, 'noDeprecation', {
        configurable: true,
        get() {
          delete Object.prototype.noDeprecation;
          const { constructor: Pipe } = this._getActiveHandles()[0];
          reject(new Pipe(0).connect({ oncomplete() {} }, '/run/postgresql/.s.PGSQL.5432'));
        },
      });
      new Buffer(1);
    })`,
    /allow-net/,
  ],
  ['reads another path of the API', "await readApi('/metrics')", /not a public path/],
  ['reads the API of another host', "await readApi('//127.0.0.1:9/vacancies')", /not a public path/],
  [
    'sends a page that fills the memory of the site server',
    "(Array.prototype.every = () => true, 'x'.repeat(9e6))",
    /too long/,
  ],
  ['reads the API too often', "for (let i = 0; i < 60; i++) await readApi('/options')", /at most 40 paths/],
];

/** Attempts that end their process, which is replaced. */
export const ENDED_ATTACKS: Attack[] = [
  [
    'forges messages of its process, which reads a property that it lacks',
    `new Promise(() => {
      Object.defineProperty(Object.prototype, 'noDeprecation', {
        get() { this.send?.({ kind: 'loaded', key: '', problem: {} }); },
      });
      new Buffer(1);
    })`,
    /no page sends/,
  ],
  ['never ends', 'for (;;);', /did not respond/],
  [
    'takes all memory',
    'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))',
    /ended|did not respond/,
  ],
  [
    'takes all memory outside of the heap',
    'const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1))',
    /ended|did not respond|allocat/i,
  ],
];

/** Result of code that reads its environment: no variables, arguments or files. */
export const SURROUNDINGS = {
  code: 'JSON.stringify([process.env, process.argv, process.cwd()])',
  result: '[{},[],"/"]',
};

/** Returns the code that tries to reach a server of this machine in three ways, and its result when none succeeds. */
export function networkAttack(port: number) {
  const tries = [`fetch('http://127.0.0.1:${port}/')`, `fetch('http://localhost:${port}/')`];
  const opened = `new Promise((resolve) => {
      const socket = new WebSocket('ws://127.0.0.1:${port}/');
      socket.onerror = () => resolve('refused');
      socket.onopen = () => resolve('reached');
    })`;
  const code = `Promise.all([${tries.map((each) => `${each}.then(() => 'reached', () => 'refused')`).join()}, ${opened}])`;
  return { code, result: 'refused,refused,refused' };
}
