import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dropdown, Tooltip } from '#antd';
import { CheckOutlined } from '#icons';
import { chosen } from '../../layout/chosen';
import { ariaKeys, keysInWords, type Tool } from './Tool';
import styles from './Toolbar.module.css';

const DELAY_S = 0.4;

/** IDs of the active tools, and of the disabled ones. */
interface ToolState {
  active: readonly string[];
  disabled: readonly string[];
}

interface Props {
  tool: Tool;
  editor: Editor;
  state: ToolState;
  /** Whether this is the toolbar's tab stop. */
  isStop: boolean;
}

const getTitle = ({ label, keys }: Tool): string => (keys === undefined ? label : `${label} (${keysInWords(keys)})`);

const getMarks = (tool: Tool, { active, disabled }: ToolState, isStop: boolean) => ({
  type: 'button' as const,
  className: styles.tool,
  'data-tool': tool.id,
  tabIndex: isStop ? 0 : -1,
  'aria-label': tool.label,
  'aria-disabled': disabled.includes(tool.id),
  // Keeps the selection in the text.
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  ...(tool.isActive && { 'aria-pressed': active.includes(tool.id) }),
  ...(tool.keys && { 'aria-keyshortcuts': ariaKeys(tool.keys) }),
});

/** Active entries have a check mark and say so in words. */
const toEntry =
  (editor: Editor, { active, disabled }: ToolState) =>
  (tool: Tool) => ({
    key: tool.id,
    label: active.includes(tool.id) ? (
      <>
        {tool.label} <CheckOutlined role="img" aria-label="on" />
      </>
    ) : (
      tool.label
    ),
    icon: <span className={styles.entryIcon}>{tool.icon}</span>,
    disabled: disabled.includes(tool.id),
    ...(tool.keys && { extra: keysInWords(tool.keys) }),
    onClick: chosen(() => tool.run(editor)),
  });

/** Less common tools behind one button. */
function ToolMenu({ tool, editor, state, isStop, entries }: Props & { entries: readonly Tool[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAnyOn = entries.some(({ id }) => state.active.includes(id));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Closes the menu but not the dialog around the field.
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <Dropdown
      menu={{ items: entries.map(toEntry(editor, state)), onKeyDown }}
      trigger={['click']}
      open={isOpen}
      onOpenChange={setIsOpen}
      autoFocus
    >
      <button
        {...getMarks(tool, state, isStop)}
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-has-active={isAnyOn}
      >
        {tool.icon}
      </button>
    </Dropdown>
  );
}

/** A toolbar button that runs a tool or opens a menu of tools. */
export function ToolButton(props: Props) {
  const { tool, editor, state, isStop } = props;
  if (tool.menu !== undefined) return <ToolMenu {...props} entries={tool.menu} />;
  const run = () => {
    if (!state.disabled.includes(tool.id)) tool.run(editor);
  };
  return (
    <Tooltip title={getTitle(tool)} mouseEnterDelay={DELAY_S}>
      <button {...getMarks(tool, state, isStop)} type="button" onClick={run}>
        {tool.icon}
      </button>
    </Tooltip>
  );
}
