import { type ComponentType, useEffect, useState } from 'react';

/** What a component is told of a part: `isFailed` when it could not be fetched; it is tried again when next wanted. */
export type Part<Props> = { Component: ComponentType<Props> | null; isFailed: boolean };

/**
 * A part of a page that is fetched when it is first wanted, or ahead of that. Unlike `lazy` it never keeps a
 * failure, and once it is here it renders at once.
 */
export function createPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Component: ComponentType<Props> | null = null;
  let pending: Promise<void> | null = null;

  /** Rejects when the file could not be had; the next call tries again. */
  function fetchPart(): Promise<void> {
    pending ??= keepPart();
    return pending;
  }

  async function keepPart(): Promise<void> {
    try {
      Component = (await load()).default;
    } catch (error) {
      pending = null;
      throw error;
    }
  }

  return {
    fetchPart,
    /** Fetches ahead; a failure shows when the part is wanted. */
    hint: (): void => void fetchPart().catch(() => {}),
    usePart(isWanted: boolean): Part<Props> {
      const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting');
      // What was drawn with: the part may arrive between drawing and the effect, which then has to draw again.
      const drawn = Component;
      useEffect(() => {
        if (!isWanted || drawn) return undefined;
        let isCurrent = true;
        setState('waiting');
        fetchPart().then(
          () => isCurrent && setState('here'),
          () => isCurrent && setState('failed'),
        );
        return () => void (isCurrent = false);
      }, [isWanted, drawn]);
      return { Component: drawn, isFailed: isWanted && !drawn && state === 'failed' };
    },
  };
}
