/** Renames elements and drops their attributes. */
export const retag = (root: Document, from: string, to: string): void => {
  for (const element of root.querySelectorAll(from)) {
    const other = root.createElement(to);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
};
