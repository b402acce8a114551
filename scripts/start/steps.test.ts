import { expect, jest, test } from '@jest/globals';
import { showElapsed } from './showElapsed.mjs';
import { showBuilds } from './showBuilds.ts';
import { runSteps } from './steps.ts';

/** Runs a step that builds two packages, and returns what it writes. */
async function written(isTTY: boolean): Promise<string> {
  const texts: string[] = [];
  const write = (text: string) => texts.push(text) > 0;
  const work = async (progress: Parameters<typeof showBuilds>[0]) => {
    const { started, ended } = showBuilds(progress);
    started('shell');
    started('mfe-public');
    ended('shell', 12.34);
    ended('mfe-public', 3);
  };
  await runSteps([['Building', work]], { isTTY, write });
  return texts.join('');
}

test('writes each package with its seconds as lines of a log', async () => {
  expect(await written(false)).toMatch(
    /^\[1\/1\] Building …\n {6}shell …\n {6}mfe-public …\n {6}shell 12\.3 s\n {6}mfe-public 3\.0 s\n\[1\/1\] Building … 0\.\d s\n$/,
  );
});

test('shows the packages that are being built in the last line of a terminal', async () => {
  const lines = (await written(true)).split('\n').map((line) => line.split('\r\u001b[K'));
  expect(lines[0]!.at(-1)).toBe('      shell 12.3 s');
  expect(lines[0]!.at(-2)).toMatch(/^\[1\/1\] Building … 0\.\d s {2}shell 0 s, mfe-public 0 s$/);
  expect(lines[1]!.at(-1)).toBe('      mfe-public 3.0 s');
  expect(lines[2]!.at(-1)).toMatch(/^\[1\/1\] Building … 0\.\d s$/);
});

test.each([
  [true, 'Installing …\r\u001b[KInstalling … 1 s\r\u001b[KInstalling … 2 s\r\u001b[KInstalling … 2 s\n'],
  [false, 'Installing …\nInstalling … 2 s\n'],
])('shows the elapsed seconds of an installation (terminal: %s)', (isTTY, expected) => {
  jest.useFakeTimers();
  try {
    let text = '';
    const end = showElapsed('Installing …', { isTTY, write: (part: string) => (text += part) });
    jest.advanceTimersByTime(2000);
    end();
    expect(text).toBe(expected);
  } finally {
    jest.useRealTimers();
  }
});

test('writes a line of a log every ten seconds of an installation', () => {
  jest.useFakeTimers();
  try {
    const lines: string[] = [];
    const end = showElapsed('Installing …', { write: (text: string) => lines.push(text) });
    jest.advanceTimersByTime(21_000);
    end();
    expect(lines).toEqual([
      'Installing …\n',
      'Installing … 10 s\n',
      'Installing … 20 s\n',
      'Installing … 21 s\n',
    ]);
  } finally {
    jest.useRealTimers();
  }
});
