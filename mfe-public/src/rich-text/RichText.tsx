import { lazyComponent } from '@cpa/shared/ui';
import styles from './RichText.module.css';

const markdown = lazyComponent(() => import(/* webpackChunkName: "markdown" */ './Markdown.tsx'));

/** Fetches what `RichText` draws with; a route calls it when it opens, beside reading its data. */
export const prefetchRichText = markdown.prefetch;

/** Whether `RichText` would draw at once; true as well when it never will and shows the text as it was typed. */
export function useRichTextReady(): boolean {
  const { Component, isFailed } = markdown.useComponent(true);
  return Component !== null || isFailed;
}

/** Text in Markdown; `level` is that of its uppermost headings. Without the file that draws it, the text stands as it was typed, which reads nearly as well. */
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
