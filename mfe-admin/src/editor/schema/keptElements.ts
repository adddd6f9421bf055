import { Mark, Node } from '@tiptap/core';

interface KeptMark {
  name: string;
  tag: string;
  attribute?: string;
  /** The shortcut, such as `Mod-.`. */
  keys?: string;
}

/** Elements without an editor block, which pass through the editor unchanged. */
const keptMark = ({ name, tag, attribute, keys }: KeptMark) =>
  Mark.create({
    name,
    addAttributes: () => (attribute === undefined ? {} : { [attribute]: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return keys === undefined ? {} : { [keys]: () => this.editor.commands.toggleMark(name) };
    },
  });

const MARKS = [
  keptMark({ name: 'subscript', tag: 'sub', keys: 'Mod-,' }),
  keptMark({ name: 'superscript', tag: 'sup', keys: 'Mod-.' }),
  keptMark({ name: 'highlighted', tag: 'mark', keys: 'Mod-Shift-h' }),
  keptMark({ name: 'abbreviation', tag: 'abbr', attribute: 'title' }),
  keptMark({ name: 'time', tag: 'time', attribute: 'datetime' }),
];

/** The caption of a picture, table, or code block. */
const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

/** A figure with anything but a single picture, which has its own node. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figureCaption?',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const KEPT_ELEMENTS = [...MARKS, FigureCaption, Figure];
