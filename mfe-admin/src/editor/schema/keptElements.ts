import { Mark, Node } from '@tiptap/core';

interface KeptMark {
  name: string;
  tag: string;
  attribute?: string;
}

/** Elements that an older text may hold: they come through the editor as they are. */
const keptMark = ({ name, tag, attribute }: KeptMark) =>
  Mark.create({
    name,
    addAttributes: () => (attribute === undefined ? {} : { [attribute]: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const MARKS = [
  keptMark({ name: 'subscript', tag: 'sub' }),
  keptMark({ name: 'superscript', tag: 'sup' }),
  keptMark({ name: 'highlighted', tag: 'mark' }),
  keptMark({ name: 'abbreviation', tag: 'abbr', attribute: 'title' }),
  keptMark({ name: 'time', tag: 'time', attribute: 'datetime' }),
];

const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figureCaption?',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

const Summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
});

/** Open while it is written. */
const Details = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block+',
  defining: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', { open: '' }, 0],
});

export const KEPT_ELEMENTS = [...MARKS, FigureCaption, Figure, Summary, Details];
