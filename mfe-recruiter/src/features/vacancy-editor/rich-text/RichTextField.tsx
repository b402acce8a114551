import { lazyComponent, TextArea } from '@cpa/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './RichText.module.css';

const editor = lazyComponent(() => import(/* webpackChunkName: "richTextEditor" */ './RichTextEditor.tsx'));

/** Starts loading the editor; called by the route's loader. */
export const prefetchRichTextEditor = editor.prefetch;

type RichTextFieldProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Markdown. Later values are ignored until the field mounts again. */
  value: string;
  maxLength: number;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
};

/** Edits Markdown as rich text. Falls back to a plain text area if the editor does not load. */
export function RichTextField(props: RichTextFieldProps) {
  const { id, label, hint, error, value, maxLength, onChange, onBlur } = props;
  const { Component, isFailed } = editor.useComponent(true);
  const labelId = useId();
  if (isFailed) {
    return (
      <TextArea
        id={id}
        label={label}
        hint={hint}
        error={error}
        defaultValue={value}
        maxLength={maxLength}
        rows={10}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    );
  }
  return (
    <div className="stack-1">
      <span id={labelId} className="semibold">
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {Component ? (
        <Component {...props} labelId={labelId} />
      ) : (
        <div className={styles.loading} aria-hidden="true" />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
