import { lazy, Suspense } from 'react';
import { EditorBoundary } from './EditorBoundary';
import styles from './RichTextField.module.css';
import type { RichTextFieldProps } from './RichTextFieldProps';

const RichTextEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "editor" */ './RichTextEditor')).RichTextEditor,
}));

const MIN_HEIGHT_PX = 320;

/** A field of a form for rich text. What edits it is a chunk of its own, fetched when the field is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  const { id, label, error, describedBy, hint, isRequired = false, minHeightPx = MIN_HEIGHT_PX } = props;
  const described = [describedBy, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const focus = () => document.getElementById(id)?.focus();
  return (
    <div className={styles.field}>
      {/* A label of its own cannot name what is no control; a click on it goes where one on a label would. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the keyboard reaches the text itself. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <span id={`${id}-label`} className={styles.label} onClick={focus}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <EditorBoundary>
        <Suspense
          fallback={
            <div
              className={styles.loading}
              style={{ minHeight: minHeightPx }}
              role="status"
              aria-label={`Loading the editor of ${label}`}
            >
              <span />
              <span />
              <span />
            </div>
          }
        >
          <RichTextEditor {...props} minHeightPx={minHeightPx} describedBy={described || undefined} />
        </Suspense>
      </EditorBoundary>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
