import { EditOutlined } from '#icons';
import { goToCaption } from '../schema/captionKeys';
import { isInGallery, toggleGallery } from '../schema/galleryNode';
import { PICTURE_SIZES, setPictureSize, sizeAt } from '../schema/pictureSize';
import type { Tool } from './Tool';

/** Tools for the selected picture, or the one whose caption has the cursor. */
export const pictureTools = (onDescribe: () => void): readonly Tool[] => [
  {
    id: 'describe',
    label: 'Alt text',
    icon: (
      <>
        <EditOutlined /> Alt text
      </>
    ),
    run: onDescribe,
  },
  {
    id: 'caption',
    label: 'Caption',
    icon: <span>Caption</span>,
    run: (editor) => {
      goToCaption(editor);
      editor.commands.focus();
    },
  },
  ...PICTURE_SIZES.map(
    ({ size, label }): Tool => ({
      id: `size ${label}`,
      label,
      icon: <span>{label}</span>,
      isActive: (editor) => sizeAt(editor) === size,
      isEnabled: (editor) => !isInGallery(editor),
      run: (editor) => setPictureSize(editor, size),
    }),
  ),
  {
    id: 'gallery',
    label: 'Gallery',
    icon: <span>Gallery</span>,
    isActive: isInGallery,
    run: (editor) => toggleGallery(editor),
  },
  {
    id: 'removePicture',
    label: 'Remove image',
    icon: <span>Remove image</span>,
    run: (editor) => editor.chain().focus().deleteNode('image').run(),
  },
];
