import { lazyComponent } from '@cpa/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { ChunkFailed } from './ChunkFailed.tsx';

type PartProps<Props> = {
  isShown: boolean;
  /** Closes the notice of a failure. */
  onClose: () => void;
  children: (Component: ComponentType<Props>) => ReactNode;
};

/** A dialog or menu whose code loads when it is first shown. It stays afterwards, so that it can animate its end. */
export function lazyPart<Props>(load: Parameters<typeof lazyComponent<Props>>[0]) {
  const lazy = lazyComponent(load);

  function Part({ isShown, onClose, children }: PartProps<Props>) {
    const { Component, isFailed, retry } = lazy.useComponent(isShown);
    if (isFailed) return <ChunkFailed onRetry={retry} onClose={onClose} />;
    return Component && children(Component);
  }

  return { prefetch: lazy.prefetch, Part };
}
