import { textsSettled } from '../../i18n/index.ts';
import { type ComponentType, useEffect, useState } from 'react';

/** Chunks that are being loaded. */
const loading = new Set<Promise<void>>();

/** Resolves when no chunk of a lazy component is being loaded. */
export async function lazyComponentsSettled(): Promise<void> {
  while (loading.size > 0) await Promise.allSettled(loading);
}

/** State of a lazy component: null until its chunk has loaded. */
type Loaded<Props> = { Component: ComponentType<Props> | null; isFailed: boolean; retry: () => void };

/**
 * Loads a component when it is first needed, or earlier with `prefetch`. Unlike React's `lazy` it does not cache a
 * failure, needs no `Suspense`, and renders at once when the chunk is already loaded.
 */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Component: ComponentType<Props> | null = null;
  let pending: Promise<void> | null = null;

  /** Rejects if the chunk cannot be loaded; the next call retries. */
  function preload(): Promise<void> {
    pending ??= tracked(loadOnce());
    return pending;
  }

  function tracked(work: Promise<void>): Promise<void> {
    loading.add(work);
    const end = () => void loading.delete(work);
    work.then(end, end);
    return work;
  }

  async function loadOnce(): Promise<void> {
    try {
      const loaded = await load();
      await textsSettled();
      Component = loaded.default;
    } catch (error) {
      pending = null;
      throw error;
    }
  }

  return {
    preload,
    /** Like `preload`, but ignores failures: they show when the component is needed. */
    prefetch: (): void => void preload().catch(() => {}),
    /**
     * Loads the component while `isWanted`. After a failure it is tried again by `retry`, by the next click anywhere, and
     * when it is needed again.
     */
    useComponent(isWanted: boolean): Loaded<Props> {
      const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
      const [attempt, setAttempt] = useState(0);
      // The chunk may arrive between rendering and the effect, which then has to render again.
      const rendered = Component;
      useEffect(() => {
        if (!isWanted || rendered) return undefined;
        let isCurrent = true;
        setState('loading');
        preload().then(
          () => isCurrent && setState('loaded'),
          () => isCurrent && setState('failed'),
        );
        return () => void (isCurrent = false);
      }, [isWanted, rendered, attempt]);
      const isFailed = isWanted && !rendered && state === 'failed';
      const retry = () => setAttempt(attempt + 1);
      useEffect(() => {
        if (!isFailed) return undefined;
        window.addEventListener('click', retry);
        return () => window.removeEventListener('click', retry);
      });
      return { Component: rendered, isFailed, retry };
    },
  };
}
