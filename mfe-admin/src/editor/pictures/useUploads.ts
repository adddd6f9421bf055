import type { StoredFile } from '@atelier/contracts';
import { LIBRARY_PICTURE_UPLOAD, uploadRefusal } from '@atelier/contracts/media/upload';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { refusalOfFiles } from '../../forms/refusalOfFiles';
import { uploadToLibrary } from '../../media-picker/mediaFiles.api';
import { usePlatform } from '../../platform/usePlatform';
import { pictureContent } from '../schema/pictureNode';
import { forgetPlace, getPlace, markPlace } from './uploadPlaces';

/** A picture that is uploading; `share` is the part that has been sent, from 0 to 1. */
export interface Upload {
  id: string;
  file: File;
  share: number;
  failure?: string;
}

export interface InsertedPicture {
  src: string;
  alt: string;
}

let lastId = 0;

const insert = (editor: Editor, id: string, { url, width, height }: StoredFile): void => {
  const at = getPlace(editor.state, id) ?? editor.state.selection.to;
  forgetPlace(editor.view, id);
  editor
    .chain()
    .insertContentAt(at, pictureContent({ src: url, alt: '', width, height }))
    .run();
};

/** Uploads pictures one by one and inserts each at its position in the text. */
export const useUploads = (editor: Editor | null, onInserted: (picture: InsertedPicture) => void) => {
  const platform = usePlatform();
  const leaving = useRef(new AbortController());
  const [list, setList] = useState<readonly Upload[]>([]);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const change = (id: string, what: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...what } : one)));
  const dismiss = (id: string) => {
    setList((all) => all.filter((one) => one.id !== id));
    if (editor !== null && !editor.isDestroyed) forgetPlace(editor.view, id);
  };

  /** Inserts the picture after the `earlier` one of the same drop, which may take longer to upload. */
  const run = async (to: Editor, { id, file }: Pick<Upload, 'id' | 'file'>, earlier?: Promise<void>) => {
    try {
      const { data } = await uploadToLibrary(platform, file, {
        signal: leaving.current.signal,
        onProgress: ({ sent, total }) => change(id, { share: sent / total }),
      });
      await earlier;
      if (to.isDestroyed) return;
      insert(to, id, data);
      setList((all) => all.filter((one) => one.id !== id));
      onInserted({ src: data.url, alt: '' });
    } catch (error) {
      change(id, { failure: serverMessageOr(error, uploadRefusal.failed) });
    }
  };

  const send = (files: readonly File[], at?: number) => {
    if (editor === null || files.length === 0) return;
    let earlier: Promise<void> | undefined;
    for (const file of files) {
      lastId += 1;
      const id = `upload-${lastId}`;
      const failure = refusalOfFiles([file], LIBRARY_PICTURE_UPLOAD);
      setList((all) => [...all, { id, file, share: 0, ...(failure === undefined ? {} : { failure }) }]);
      if (failure !== undefined) continue;
      markPlace(editor.view, id, at ?? editor.state.selection.to, file.name);
      earlier = run(editor, { id, file }, earlier);
    }
  };

  const retry = (id: string) => {
    const upload = list.find((one) => one.id === id);
    if (editor === null || upload === undefined) return;
    setList((all) => all.map((one) => (one.id === id ? { id, file: one.file, share: 0 } : one)));
    if (getPlace(editor.state, id) === undefined)
      markPlace(editor.view, id, editor.state.selection.to, upload.file.name);
    void run(editor, upload);
  };

  return { list, send, retry, dismiss };
};
