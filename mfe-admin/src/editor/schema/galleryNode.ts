import { type Editor, Node } from '@tiptap/core';
import { type Node as Block, Fragment } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';

const GALLERY = 'gallery';
const PICTURE = 'image';

/** Pictures in a row. */
export const Gallery = Node.create({
  name: GALLERY,
  group: 'block',
  content: `${PICTURE}+`,
  parseHTML: () => [{ tag: 'figure.gallery', priority: 80 }],
  renderHTML: () => ['figure', { class: 'gallery' }, 0],
});

/** The selected picture, or the picture whose caption has the cursor, with its parent block and index. */
const chosenPicture = ({
  state: { selection },
}: Editor): { parent: Block; index: number; start: number } | undefined => {
  const { $from } = selection;
  if (selection instanceof NodeSelection && selection.node.type.name === PICTURE)
    return { parent: $from.parent, index: $from.index(), start: $from.start() };
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === PICTURE)
      return { parent: $from.node(depth - 1), index: $from.index(depth - 1), start: $from.start(depth - 1) };
  return undefined;
};

export const isInGallery = (editor: Editor): boolean => chosenPicture(editor)?.parent.type.name === GALLERY;

/** Wraps the selected picture and its neighbors in a gallery, or unwraps the gallery around it; the picture stays selected. */
export const toggleGallery = (editor: Editor): boolean => {
  const chosen = chosenPicture(editor);
  const { gallery } = editor.schema.nodes;
  if (chosen === undefined || gallery === undefined) return false;
  const { parent, index, start } = chosen;
  const { tr } = editor.state;
  const sizeBefore = (at: number) => parent.children.slice(0, at).reduce((size, block) => size + block.nodeSize, 0);
  const isWrapped = parent.type === gallery;
  if (isWrapped) {
    tr.replaceWith(start - 1, start + parent.content.size + 1, parent.content);
  } else {
    const isPicture = (at: number) => at >= 0 && at < parent.childCount && parent.child(at).type.name === PICTURE;
    let first = index;
    let last = index;
    while (isPicture(first - 1)) first -= 1;
    while (isPicture(last + 1)) last += 1;
    const pictures = parent.children.slice(first, last + 1);
    tr.replaceWith(
      start + sizeBefore(first),
      start + sizeBefore(last + 1),
      gallery.create(null, Fragment.fromArray(pictures)),
    );
  }
  // Replaced content loses its selection, and the next key would change the text below.
  const at = start + sizeBefore(index) + (isWrapped ? -1 : 1);
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView());
  return true;
};
