import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type ReactNode } from 'react';
import { Tooltip } from '#antd';
import { ariaKeys, keysInWords, type Tool } from './Tool';
import styles from './Toolbar.module.css';
import { useRovingFocus } from './useRovingFocus';

interface Props {
  editor: Editor;
  label: string;
  /** Id of the text that it works on. */
  controls: string;
  groups: readonly (readonly Tool[])[];
  /** A control before the buttons; it carries `data-tool`. */
  lead?: (isStop: (id: string) => boolean) => ReactNode;
  leadId?: string;
}

const toolTitle = ({ label, keys }: Tool): string => (keys === undefined ? label : `${label} (${keysInWords(keys)})`);

/** Buttons as one stop of the Tab key; Escape leads back to the text. */
export function Toolbar({ editor, label, controls, groups, lead, leadId }: Props) {
  const tools = groups.flat();
  const { bar, stop, handlers } = useRovingFocus(leadId ?? tools[0]?.id ?? '');
  const ids = [...(leadId === undefined ? [] : [leadId]), ...tools.map(({ id }) => id)];
  const current = ids.includes(stop) ? stop : ids[0];
  const state = useEditorState({
    editor,
    selector: () => ({
      active: tools.filter(({ isActive }) => isActive?.(editor)).map(({ id }) => id),
      disabled: tools.filter(({ isEnabled }) => isEnabled?.(editor) === false).map(({ id }) => id),
    }),
  });
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      onFocus={handlers.onFocus}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        editor.commands.focus();
      }}
    >
      {lead?.((id) => id === current)}
      {groups.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {(index > 0 || lead !== undefined) && <span className={styles.divider} aria-hidden="true" />}
          {group.map((tool) => (
            <Tooltip key={tool.id} title={toolTitle(tool)} mouseEnterDelay={0.4}>
              <button
                type="button"
                className={styles.tool}
                data-tool={tool.id}
                tabIndex={tool.id === current ? 0 : -1}
                aria-label={tool.label}
                aria-pressed={tool.isActive && state.active.includes(tool.id)}
                aria-disabled={state.disabled.includes(tool.id)}
                aria-keyshortcuts={tool.keys && ariaKeys(tool.keys)}
                // The text keeps its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (!state.disabled.includes(tool.id)) tool.run(editor);
                }}
              >
                {tool.icon}
              </button>
            </Tooltip>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
