import type { Editor } from '@tiptap/react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Dropdown, Tooltip } from '#antd';
import { CheckOutlined } from '#icons';
import { chosen } from '../../layout/chosen';
import { ariaKeys, keysInWords, type Tool } from './Tool';
import styles from './Toolbar.module.css';

const DELAY_S = 0.4;

/** Ids of the tools that are on, and of those that can do nothing here. */
export interface ToolState {
  active: readonly string[];
  disabled: readonly string[];
}

interface Props {
  tool: Tool;
  editor: Editor;
  state: ToolState;
  /** Whether the Tab key stops here. */
  isStop: boolean;
}

const titleOf = ({ label, keys }: Tool): string => (keys === undefined ? label : `${label} (${keysInWords(keys)})`);

const marksOf = (tool: Tool, { active, disabled }: ToolState, isStop: boolean) => ({
  type: 'button' as const,
  className: styles.tool,
  'data-tool': tool.id,
  tabIndex: isStop ? 0 : -1,
  'aria-label': tool.label,
  'aria-disabled': disabled.includes(tool.id),
  // The text keeps its selection.
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  ...(tool.isActive && { 'aria-pressed': active.includes(tool.id) }),
  ...(tool.keys && { 'aria-keyshortcuts': ariaKeys(tool.keys) }),
});

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/** The entries that are on say so by a tick, and in words. */
const entryOf =
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

/** Tools that are wanted now and then, behind one button. */
function ToolMenu({ tool, editor, state, isStop, entries }: Props & { entries: readonly Tool[] }) {
  const isAnyOn = entries.some(({ id }) => state.active.includes(id));
  const button: ButtonProps = marksOf(tool, state, isStop);
  return (
    <Dropdown menu={{ items: entries.map(entryOf(editor, state)) }} trigger={['click']} autoFocus>
      <button {...button} type="button" aria-haspopup="menu" data-has-active={isAnyOn}>
        {tool.icon}
      </button>
    </Dropdown>
  );
}

/** A tool of a toolbar: a button that does something, or one that opens a menu of such. */
export function ToolButton(props: Props) {
  const { tool, editor, state, isStop } = props;
  if (tool.menu !== undefined) return <ToolMenu {...props} entries={tool.menu} />;
  const run = () => {
    if (!state.disabled.includes(tool.id)) tool.run(editor);
  };
  return (
    <Tooltip title={titleOf(tool)} mouseEnterDelay={DELAY_S}>
      <button {...marksOf(tool, state, isStop)} type="button" onClick={run}>
        {tool.icon}
      </button>
    </Tooltip>
  );
}
