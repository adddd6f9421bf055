import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RichTextFieldProps } from './RichTextFieldProps';

type EditorComponent = ComponentType<RichTextFieldProps>;

let loaded: EditorComponent | undefined;

const load = async (): Promise<EditorComponent> => {
  loaded ??= (await import(/* webpackChunkName: "editor" */ './RichTextEditor')).RichTextEditor;
  return loaded;
};

/**
 * Loads the editor chunk. It avoids `lazy`, because a dialog whose first render is discarded leaves an Escape
 * listener behind.
 */
export const useEditorChunk = () => {
  const [Editor, setEditor] = useState<EditorComponent | undefined>(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const fetchIt = useCallback(() => {
    setHasFailed(false);
    load().then(
      (component) => setEditor(() => component),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(fetchIt, [fetchIt]);
  return { Editor, hasFailed, retry: fetchIt };
};
