import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { decodeInChild } from './decodePool.ts';

const SECRET = 'DECODER_TEST_SECRET';

let bytes: Buffer;
beforeAll(async () => {
  process.env[SECRET] = 'top secret';
  const create = { width: 500, height: 500, channels: 3 as const, background: '#0e7c86' };
  bytes = await sharp({ create }).png().toBuffer();
});
afterAll(() => void delete process.env[SECRET]);

const decode = async () => await decodeInChild({ bytes, format: 'png', kind: 'logos' });
const read = (path: string): string => readFileSync(`/proc/${path}`, 'latin1');
/** Process ids of the children of this process, from procfs, also of those that have ended and were not noticed yet. */
const children = (): string[] =>
  readdirSync(`/proc/${process.pid}/task`)
    .flatMap((task) => read(`${process.pid}/task/${task}/children`).split(' '))
    .filter((pid) => pid !== '');
const decoders = (): string[] => children().filter((pid) => read(`${pid}/cmdline`).includes('decoder.ts'));

// The tests read procfs.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('decodeInChild', () => {
  test('uses at most two processes, with limited memory and an empty environment', async () => {
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, decoders().length)), 5);
    const responses = await Promise.all(Array.from({ length: 6 }, decode));
    clearInterval(watch);
    expect(responses.every((response) => 'files' in response)).toBe(true);
    expect(most).toBe(2);
    for (const pid of decoders()) {
      expect(read(`${pid}/limits`)).toMatch(/Max data size +1024000000 +1024000000/);
      expect(read(`${pid}/environ`).includes(SECRET)).toBe(false);
    }
  });

  test('decodes an image whose decoder ended while it waited', async () => {
    await decode();
    // The exits are noticed after this test has sent the image.
    for (const pid of decoders()) process.kill(Number(pid), 'SIGKILL');
    expect(await decode()).toHaveProperty('files');
  });

  test('rejects an image whose decoder is killed twice, and decodes the next one', async () => {
    // Leaves a decoder that waits, which the next image takes.
    await decode();
    const killed = new Set<string>();
    const kill = () => {
      for (const pid of decoders()) {
        killed.add(pid);
        process.kill(Number(pid), 'SIGKILL');
      }
    };
    const decoding = decode();
    kill();
    const killing = setInterval(kill, 20);
    expect(await decoding).toEqual({ rejected: 'unreadable' });
    clearInterval(killing);
    expect(killed.size).toBeGreaterThan(1);
    expect(await decode()).toHaveProperty('files');
  });

  test('rejects an image while twenty others wait', async () => {
    const decoding = Array.from({ length: 23 }, decode);
    const statuses = await Promise.all(decoding.map(async (each) => await each.then(() => 200, statusOf)));
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  });
});

const statusOf = ({ status }: { status: number }): number => status;
