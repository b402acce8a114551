import { expect, test } from '@jest/globals';
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
