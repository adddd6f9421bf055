import { MoreOutlined } from '#icons';
import { canToggleDetails, toggleDetails } from '../schema/detailsCommands';
import { Glyph } from './Glyph';
import type { Tool } from './Tool';

const mark = (type: string, label: string, glyph: string, keys?: string): Tool => ({
  id: type,
  label,
  icon: <Glyph text={glyph} />,
  ...(keys && { keys }),
  isActive: (editor) => editor.isActive(type),
  isEnabled: (editor) => !editor.isActive('codeBlock'),
  run: (editor) => editor.chain().focus().toggleMark(type).run(),
});

export const DETAILS: Tool = {
  id: 'details',
  label: 'Collapsible block',
  icon: <Glyph text="▸" />,
  isActive: (editor) => editor.isActive('details'),
  isEnabled: canToggleDetails,
  run: (editor) => {
    toggleDetails(editor);
    editor.commands.focus();
  },
};

export const CALLOUT: Tool = {
  id: 'callout',
  label: 'Callout',
  icon: <Glyph text="!" />,
  isActive: (editor) => editor.isActive('callout'),
  isEnabled: (editor) => editor.can().toggleWrap('callout'),
  run: (editor) => editor.chain().focus().toggleWrap('callout').run(),
};

const PLAIN: Tool = {
  id: 'plain',
  label: 'Clear formatting',
  icon: <Glyph text="Tx" />,
  keys: 'Mod+\\',
  run: (editor) => editor.chain().focus().unsetAllMarks().run(),
};

/** Less common tools. */
export const MORE: Tool = {
  id: 'more',
  label: 'More',
  icon: <MoreOutlined />,
  menu: [
    DETAILS,
    CALLOUT,
    mark('underline', 'Underline', 'U', 'Mod+U'),
    mark('highlighted', 'Highlight', 'H', 'Mod+Shift+H'),
    mark('superscript', 'Superscript', 'x²', 'Mod+.'),
    mark('subscript', 'Subscript', 'x₂', 'Mod+,'),
    PLAIN,
  ],
  run: () => undefined,
};
