import { registerHooks } from 'node:module';

/** Account without rights (`nobody`), which a process of root changes to: it may not send signals to others. */
const NOBODY = 65_534;

/** Members of `process` that end processes, load native code, reach Node's internals or change the account. */
const DANGEROUS =
  'abort exit kill reallyExit _kill _debugProcess _debugEnd execve dlopen binding _linkedBinding getBuiltinModule ' +
  'mainModule loadEnvFile report permission setuid setgid seteuid setegid setgroups initgroups chdir umask stdin ' +
  'stdout stderr openStdin _rawDebug';

/** Properties of `process` that libraries read. */
const HARMLESS = ['version', 'versions', 'platform', 'arch', 'nextTick', 'hrtime', 'uptime', 'features'];

/** Names of globals that code of a page must not find, because it would share them between requests. */
const SHARED = ['localStorage', 'sessionStorage'];

/**
 * Removes from this process, for the rest of its life, everything that code of releases must not have: the account of
 * the site server, modules of Node and `process`. The permission model refuses files, network, child processes, threads
 * and native code from the start.
 */
export function restrict(): void {
  leaveAccount();
  registerHooks({
    resolve(specifier, context, next) {
      // Head modules of old releases are ES modules.
      if (specifier.startsWith('data:text/javascript;')) return next(specifier, context);
      throw new Error(`Code of a release cannot import ${specifier}.`);
    },
  });
  const harmless = Object.fromEntries(
    HARMLESS.map((name) => {
      const value: unknown = Reflect.get(process, name);
      return [name, typeof value === 'function' ? value.bind(process) : value];
    }),
  );
  const emitter = Object.fromEntries(
    ['on', 'once', 'off', 'emit', 'emitWarning'].map((name) => [name, () => {}]),
  );
  for (const name of DANGEROUS.split(' ')) Reflect.deleteProperty(process, name);
  const value = Object.freeze({ ...harmless, ...emitter, env: Object.freeze({}), argv: [], cwd: () => '/' });
  Object.defineProperty(globalThis, 'process', { value, writable: false, configurable: false });
  for (const name of SHARED) Reflect.deleteProperty(globalThis, name);
}

/** A container may run root without the right to change the account. */
function leaveAccount(): void {
  if (process.getuid?.() !== 0) return;
  try {
    process.setgroups?.([]);
    process.setgid?.(NOBODY);
    process.setuid?.(NOBODY);
  } catch {
    // Without `process.kill`, the code cannot send signals from this account either.
  }
}
