import { EditOutlined } from '#icons';
import { goToCaption } from '../schema/captionKeys';
import type { Tool } from './Tool';

/** What can be done with the picture that is chosen, or whose caption is written. */
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
  {
    id: 'removePicture',
    label: 'Remove image',
    icon: <span>Remove image</span>,
    run: (editor) => editor.chain().focus().deleteNode('image').run(),
  },
];
