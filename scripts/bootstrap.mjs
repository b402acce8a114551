/**
 * Runs before every npm command on whatever Node there is (20 or newer): installs the locked packages when
 * they are missing or stale, makes sure that the pinned Node is there, and with `--for-tests` what the tests need of the
 * system: a browser and a PgBouncer.
 * Plain JavaScript, because that Node may not read TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 20;

requireNode();
if (!isInstalled()) install();
if (!hasPinnedNode()) restorePinnedNode();
if (process.argv.includes('--for-tests')) await prepareTests();

function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  stop(`Career Portal Aruba needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
}

/** Whether node_modules holds what package-lock.json asks for, so that nothing needs to be installed. */
function isInstalled() {
  const installed = readLock(join(ROOT, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const wanted = readLock(join(ROOT, 'package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path || entry.link || entry.optional || !path.startsWith('node_modules/')) return true;
    return installed[path]?.version === entry.version;
  });
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

function install() {
  say('Installing packages (about a minute, once) …');
  if (npm(['ci', '--loglevel=error', '--no-fund', '--no-audit']) !== 0) {
    stop('npm ci failed; what it printed above says why.');
  }
}

/** The bin that all five platform packages share; npm 10 removes it on `npm ci`. */
function hasPinnedNode() {
  const node = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(node)) return false;
  const { stdout } = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout?.trim() === `v${pinnedNodeVersion()}`;
}

function restorePinnedNode() {
  const installed = nodePackages().find((name) => existsSync(join(ROOT, 'node_modules', name)));
  if (installed && npm(['rebuild', installed, '--loglevel=error']) === 0 && hasPinnedNode()) return;
  stop(`The pinned Node ${pinnedNodeVersion()} is not available for ${process.platform} ${process.arch}.`);
}

function nodePackages() {
  return Object.keys(rootPackage().optionalDependencies).filter((name) => name.startsWith('node-'));
}

function pinnedNodeVersion() {
  return rootPackage().optionalDependencies[nodePackages()[0]];
}

function rootPackage() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
}

/** npm under the Node that runs npm, not under the one in node_modules that it may replace. */
function npm(args) {
  const { npm_execpath: npmPath, npm_node_execpath: nodePath = process.execPath } = process.env;
  const [command, ...first] = npmPath ? [nodePath, npmPath] : ['npm'];
  return spawnSync(command, [...first, ...args], { cwd: ROOT, stdio: 'inherit' }).status;
}

async function prepareTests() {
  const { ensureChromium } = await import('./browser.mjs');
  const { ensurePgBouncer } = await import('./pgBouncer.mjs');
  ensureChromium({ say, stop });
  ensurePgBouncer({ say });
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
