import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, memo, type ReactNode } from 'react';
import type { Tool } from './Tool';
import { ToolButton } from './ToolButton';
import styles from './Toolbar.module.css';
import { useRovingFocus } from './useRovingFocus';

interface Props {
  editor: Editor;
  label: string;
  /** ID of the text that the toolbar controls. */
  controls: string;
  groups: readonly (readonly Tool[])[];
  /** A control in front of the buttons; it carries `data-tool`. */
  lead?: (isStop: (id: string) => boolean) => ReactNode;
  leadId?: string;
}

const withEntries = (tool: Tool): readonly Tool[] => [tool, ...(tool.menu ?? [])];

/** A toolbar with one tab stop; Escape returns to the text. Renders when a tool's state changes, not on every key. */
export const Toolbar = memo(function Toolbar({ editor, label, controls, groups, lead, leadId }: Props) {
  const tools = groups.flat();
  const { bar, stop, handlers } = useRovingFocus(leadId ?? tools[0]?.id ?? '');
  const ids = [...(leadId === undefined ? [] : [leadId]), ...tools.map(({ id }) => id)];
  const current = ids.includes(stop) ? stop : ids[0];
  const state = useEditorState({
    editor,
    selector: () => {
      const all = tools.flatMap(withEntries);
      return {
        active: all.filter(({ isActive }) => isActive?.(editor)).map(({ id }) => id),
        disabled: all.filter(({ isEnabled }) => isEnabled?.(editor) === false).map(({ id }) => id),
      };
    },
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
            <ToolButton key={tool.id} tool={tool} editor={editor} state={state} isStop={tool.id === current} />
          ))}
        </Fragment>
      ))}
    </div>
  );
});
