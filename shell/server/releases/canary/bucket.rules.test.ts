import { describe, expect, test } from '@jest/globals';
import { createPositions, isInSlice } from './bucket.rules.ts';

const release = { name: 'mfe-checkout', version: '00000000000000bb' };
const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const positionOf = createPositions('secret');

const slice = (percent: number, of = release, positions = positionOf) =>
  new Set(visitors.filter((visitor) => isInSlice(positions(visitor, of), percent)));

describe('the slice of a canary', () => {
  test.each([1, 5, 10, 25, 50, 99])('contains about %i %% of 10,000 visitors', (percent) => {
    const expected = visitors.length * (percent / 100);
    // Four standard deviations of a binomial distribution.
    const tolerance = 4 * Math.sqrt(expected * (1 - percent / 100));
    expect(Math.abs(slice(percent).size - expected)).toBeLessThan(tolerance);
  });

  test('is the same on another server with the same secret', () => {
    expect(slice(10, release, createPositions('secret'))).toEqual(slice(10));
    expect(slice(10, release, createPositions('another secret'))).not.toEqual(slice(10));
  });

  test('only gains visitors while the percentage grows', () => {
    let previous = new Set<string>();
    for (let percent = 1; percent <= 99; percent += 7) {
      const next = slice(percent);
      expect([...previous].filter((visitor) => !next.has(visitor))).toEqual([]);
      expect(next.size).toBeGreaterThan(previous.size);
      previous = next;
    }
  });

  test('differs between releases and remotes', () => {
    const own = slice(10);
    for (const other of [
      { ...release, version: '00000000000000cc' },
      { ...release, name: 'mfe-public' },
    ]) {
      const shared = [...slice(10, other)].filter((visitor) => own.has(visitor)).length;
      expect(shared).toBeGreaterThan(50);
      expect(shared).toBeLessThan(150);
    }
  });

  test('spreads positions evenly from 0 to below 100', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const visitor of visitors) tenths[Math.floor(positionOf(visitor, release) / 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(900));
  });
});
