import type { Tool } from './Tool';

const words = (text: string) => <span>{text}</span>;

/** Tools for the table at the cursor. */
export const TABLE_TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      id: 'rowAbove',
      label: 'Row above',
      icon: words('Row above'),
      run: (editor) => editor.chain().focus().addRowBefore().run(),
    },
    {
      id: 'rowBelow',
      label: 'Row below',
      icon: words('Row below'),
      run: (editor) => editor.chain().focus().addRowAfter().run(),
    },
    {
      id: 'columnBefore',
      label: 'Column before',
      icon: words('Column before'),
      run: (editor) => editor.chain().focus().addColumnBefore().run(),
    },
    {
      id: 'columnAfter',
      label: 'Column after',
      icon: words('Column after'),
      run: (editor) => editor.chain().focus().addColumnAfter().run(),
    },
  ],
  [
    {
      id: 'headerRow',
      label: 'Header row',
      icon: words('Header row'),
      run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
    },
    {
      id: 'headerColumn',
      label: 'Header column',
      icon: words('Header column'),
      run: (editor) => editor.chain().focus().toggleHeaderColumn().run(),
    },
  ],
  [
    {
      id: 'deleteRow',
      label: 'Delete row',
      icon: words('Delete row'),
      run: (editor) => editor.chain().focus().deleteRow().run(),
    },
    {
      id: 'deleteColumn',
      label: 'Delete column',
      icon: words('Delete column'),
      run: (editor) => editor.chain().focus().deleteColumn().run(),
    },
    {
      id: 'deleteTable',
      label: 'Delete table',
      icon: words('Delete table'),
      run: (editor) => editor.chain().focus().deleteTable().run(),
    },
  ],
];
