import { LIBRARY_PICTURE_UPLOAD } from '@atelier/contracts/media/upload';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReportedUploads } from '../../forms/textUploads';
import { type ChosenPicture, PicturePicker } from '../../media-picker/PicturePicker';
import { useMay } from '../../session/useAdmin';
import { focusSoon } from '../focusSoon';
import { pictureContent } from '../schema/pictureNode';
import { CHOOSE_PICTURE } from '../slash/slashItems';
import { type ArrivedFiles, FILES_ARRIVED } from './uploadPlaces';
import { type InsertedPicture, useUploads } from './useUploads';

const alts = (editor: Editor, src: string, alt: string) =>
  editor
    .chain()
    .command(({ tr, state }) => {
      state.doc.descendants((node, at) => {
        if (node.type.name === 'image' && node.attrs.src === src) tr.setNodeAttribute(at, 'alt', alt);
      });
      return true;
    })
    .run();

/** The pictures of a text: chosen, dropped, or pasted, then uploaded and described. */
export const usePictures = (editor: Editor | null) => {
  const file = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<readonly InsertedPicture[]>([]);
  const uploads = useUploads(editor, (picture) => setAsked((all) => [...all, picture]));
  const { send } = uploads;
  const failed = uploads.list.filter(({ failure }) => failure !== undefined).length;
  useReportedUploads({ waiting: uploads.list.length - failed + asked.length, failed });
  const mayLook = useMay('media', 'read');
  const [isPicking, setIsPicking] = useState(false);
  // Users without access to the library can still upload their own pictures.
  const choose = () => (mayLook ? setIsPicking(true) : file.current?.click());
  const put = ({ url, alt, width, height }: ChosenPicture) => {
    setIsPicking(false);
    editor
      ?.chain()
      .insertContent(pictureContent({ src: url, alt, width, height }))
      .run();
    if (alt === '') setAsked((all) => [...all, { src: url, alt }]);
    else focusSoon(editor);
  };

  const onFiles = useEffectEvent((event: Event) => {
    const { files, at } = (event as CustomEvent<ArrivedFiles>).detail;
    send(files, at);
  });
  const onChoose = useEffectEvent(choose);
  useEffect(() => {
    if (editor === null) return;
    const listen = () => {
      editor.view.dom.addEventListener(FILES_ARRIVED, (event) => onFiles(event));
      editor.view.dom.addEventListener(CHOOSE_PICTURE, () => onChoose());
    };
    // The editor's element is mounted later than the editor, and removed with it.
    if (editor.isInitialized) listen();
    else editor.on('create', listen);
    return () => void editor.off('create', listen);
  }, [editor]);

  const closeAlt = () => {
    setAsked((all) => all.slice(1));
    focusSoon(editor);
  };
  const described = asked[0];
  return {
    uploads: uploads.list,
    retry: uploads.retry,
    dismiss: uploads.dismiss,
    choose,
    described,
    closeAlt,
    saveAlt: (alt: string) => {
      if (editor !== null && described !== undefined) alts(editor, described.src, alt);
      closeAlt();
    },
    describeChosen: () => {
      const { src, alt } = (editor?.getAttributes('image') ?? {}) as { src?: string; alt?: string };
      if (src !== undefined) setAsked([{ src, alt: alt ?? '' }]);
    },
    controls: (
      <>
        <PicturePicker
          open={isPicking}
          onChoose={put}
          onClose={() => setIsPicking(false)}
          accept={LIBRARY_PICTURE_UPLOAD.types}
        />
        <input
          ref={file}
          type="file"
          hidden
          multiple
          accept={LIBRARY_PICTURE_UPLOAD.types.join(',')}
          aria-label="Images for the text"
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            // Allows the same file to be chosen again.
            target.value = '';
          }}
        />
      </>
    ),
  };
};
