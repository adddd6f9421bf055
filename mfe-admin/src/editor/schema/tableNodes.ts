import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** A table with its caption in an attribute, because a table node can only contain rows. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: null,
        parseHTML: (table: HTMLElement) => table.querySelector('caption')?.textContent?.trim() || null,
        renderHTML: ({ caption }) => (caption ? { 'data-caption': caption } : {}),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'table' }, { tag: 'caption', ignore: true }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['table', HTMLAttributes, ['tbody', 0]];
  },
});

const FootedRow = TableRow.extend({
  addAttributes() {
    return {
      isFoot: {
        default: false,
        parseHTML: (row: HTMLElement) => row.parentElement?.localName === 'tfoot',
        renderHTML: ({ isFoot }) => (isFoot ? { 'data-foot': '' } : {}),
      },
    };
  },
});

export const TABLE_NODES = [
  CaptionedTable.configure({ resizable: false, renderWrapper: false }),
  FootedRow,
  TableHeader,
  TableCell,
];
