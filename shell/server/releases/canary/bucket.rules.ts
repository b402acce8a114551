import { createHmac } from 'node:crypto';

/** Position of a visitor in the order in which a canary reaches visitors, from 0 to below 100. */
export type PositionOf = (visitor: string, release: { name: string; version: string }) => number;

/**
 * Creates the order of visitors of each canary: it depends on the visitor, the release and `secret` only, so a visitor
 * keeps the position on every page, server and restart.
 */
export function createPositions(secret: string): PositionOf {
  const key = createHmac('sha256', secret).update('release-canaries').digest();
  return (visitor, { name, version }) => {
    const digest = createHmac('sha256', key).update(`${name}/${version}/${visitor}`).digest();
    return (digest.readUIntBE(0, 6) / 2 ** 48) * 100;
  };
}

/** A larger percentage contains every visitor of a smaller one. */
export const isInSlice = (position: number, percent: number): boolean => position < percent;
