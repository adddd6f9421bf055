const isHeaderRow = (row: Element): boolean =>
  row.children.length > 0 && [...row.children].every(({ localName }) => localName === 'th');

const getPart = (table: Element, name: 'thead' | 'tfoot', rows: readonly Element[]): void => {
  if (rows.length === 0) return;
  const part = table.ownerDocument.createElement(name);
  part.append(...rows);
  if (name === 'thead') table.prepend(part);
  else table.append(part);
};

const tidyTable = (table: Element): void => {
  const rows = [...table.querySelectorAll('tr')];
  const firstOfBody = rows.findIndex((row) => !isHeaderRow(row));
  const head = rows.slice(0, Math.max(firstOfBody, 0));
  for (const cell of head.flatMap((row) => [...row.children])) cell.setAttribute('scope', 'col');
  for (const row of rows.filter((one) => !head.includes(one)))
    for (const cell of row.querySelectorAll('th')) cell.setAttribute('scope', 'row');
  getPart(table, 'thead', head);
  getPart(
    table,
    'tfoot',
    rows.filter((row) => row.hasAttribute('data-foot')),
  );
  const caption = table.getAttribute('data-caption');
  if (caption === null) return;
  const element = table.ownerDocument.createElement('caption');
  element.textContent = caption;
  table.prepend(element);
};

/** Adds head, foot, and caption where HTML expects them, and scopes to header cells. */
export const tidyTables = (root: ParentNode): void => {
  for (const table of root.querySelectorAll('table')) tidyTable(table);
};
