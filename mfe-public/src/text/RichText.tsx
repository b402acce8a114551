import { lazyComponent } from '@cpa/shared/ui';
import { RenderedText, SERVER_HTML } from './RenderedText.tsx';
import styles from './RichText.module.css';
import { isBeforeHydration, useIsFromServer } from './serverText.ts';

const markdown = lazyComponent(() => import(/* webpackChunkName: "markdown" */ './Markdown.tsx'));

/**
 * Prefetches the Markdown renderer; called in route loaders, in parallel with the data. A page that the server rendered
 * already contains its texts.
 */
export function prefetchRichText(): void {
  if (!isBeforeHydration()) markdown.prefetch();
}

/**
 * Returns whether `RichText` renders its final content, also when the renderer failed to load. `isLoaded`: whether there
 * is a text.
 */
export function useRichTextReady(isLoaded: boolean): boolean {
  const isFromServer = useIsFromServer(isLoaded);
  const { Component, isFailed } = markdown.useComponent(!(isFromServer && isLoaded));
  return Component !== null || isFailed || (isFromServer && isLoaded);
}

type RichTextProps = {
  /** Level of the top-level headings. */
  level: 2 | 3 | 4;
  children: string;
};

/**
 * Renders Markdown, or the plain text if the renderer fails to load. A text that the server rendered stays as it is, so
 * that the page is interactive without the renderer.
 */
export function RichText({ level, children }: RichTextProps) {
  const isFromServer = useIsFromServer(children);
  const { Component } = markdown.useComponent(!isFromServer);
  if (isFromServer) return <RenderedText key="rendered" />;
  return (
    <div key="live" className={styles.text}>
      {Component ? (
        <Component level={level}>{children}</Component>
      ) : (
        <p className="pre-line" dir="auto">
          {children}
        </p>
      )}
    </div>
  );
}

type TextExcerptProps = { maxLength: number; className: string | undefined; children: string };

/** Renders the beginning of a Markdown text without its formatting, as the server rendered it where it did. */
export function TextExcerpt({ maxLength, className, children }: TextExcerptProps) {
  const isFromServer = useIsFromServer(children);
  const { Component } = markdown.useComponent(!isFromServer);
  if (isFromServer) {
    return (
      <p
        key="rendered"
        className={className}
        dir="auto"
        dangerouslySetInnerHTML={SERVER_HTML}
        suppressHydrationWarning
      />
    );
  }
  return (
    <p key="live" className={className} dir="auto">
      {Component && (
        <Component level={2} maxLength={maxLength}>
          {children}
        </Component>
      )}
    </p>
  );
}
