import { Button } from '#antd';
import styles from './RichTextField.module.css';
import type { RichTextFieldProps } from './RichTextFieldProps';
import { useEditorChunk } from './useEditorChunk';

const MIN_HEIGHT_PX = 320;

function EditorPlace(props: RichTextFieldProps) {
  const { Editor, hasFailed, retry } = useEditorChunk();
  if (Editor !== undefined) return <Editor {...props} />;
  if (hasFailed)
    return (
      <div className={styles.failed} role="alert">
        <p>The editor could not be loaded.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  return (
    <div
      className={styles.loading}
      style={{ minHeight: props.minHeightPx }}
      role="status"
      aria-label={`Loading the editor of ${props.label}`}
    >
      <span />
      <span />
      <span />
    </div>
  );
}

/** A rich-text form field. Its editor is a separate chunk that loads when the field is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  const { id, label, error, describedBy, hint, isRequired = false, minHeightPx = MIN_HEIGHT_PX } = props;
  const described = [describedBy, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const focus = () => document.getElementById(id)?.focus();
  return (
    <div className={styles.field} data-look={props.look}>
      {/* A label cannot name an element that is not a control, so a click handler moves the focus. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the keyboard reaches the text itself. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <span id={`${id}-label`} className={styles.label} onClick={focus}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <EditorPlace {...props} minHeightPx={minHeightPx} describedBy={described || undefined} />
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
