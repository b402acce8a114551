import { lazyComponent } from '@cpa/shared/ui';
import styles from './RichText.module.css';

const markdown = lazyComponent(() => import(/* webpackChunkName: "markdown" */ './Markdown.tsx'));

/** Prefetches the Markdown renderer; called in route loaders, in parallel with the data. */
export const prefetchRichText = markdown.prefetch;

/** Returns whether `RichText` renders its final content, also when the renderer failed to load. */
export function useRichTextReady(): boolean {
  const { Component, isFailed } = markdown.useComponent(true);
  return Component !== null || isFailed;
}

/** Renders Markdown, or the plain text if the renderer fails to load. `level`: level of the top-level headings. */
export function RichText({ level, children }: { level: 2 | 3 | 4; children: string }) {
  const { Component } = markdown.useComponent(true);
  return (
    <div className={styles.text}>
      {Component ? (
        <Component level={level}>{children}</Component>
      ) : (
        <p className={styles.plain} dir="auto">
          {children}
        </p>
      )}
    </div>
  );
}
