import type { MediaFile } from '@atelier/contracts';
import { useState } from 'react';
import { Button } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { TagsSelect } from '../../forms/TagsSelect';
import { useCloseQuestion } from '../../forms/useCloseQuestion';

const WIDTH_PX = 440;

interface Props {
  files: readonly MediaFile[];
  known: readonly string[];
  onClose: () => void;
  onAdd: (tags: readonly string[]) => Promise<void>;
}

/** Adds tags to the selected files. */
export function TagDialog({ files, known, onClose, onAdd }: Props) {
  const [tags, setTags] = useState<string[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const add = async () => {
    setIsRunning(true);
    await onAdd(tags);
    setIsRunning(false);
  };
  const close = useCloseQuestion(tags.length > 0, onClose);
  return (
    <Dialog
      isOpen
      title="Add tags"
      widthPx={WIDTH_PX}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="primary" disabled={tags.length === 0} loading={isRunning} onClick={() => void add()}>
            Add tags
          </Button>
        </>
      }
    >
      <p id="tags-added-to">{files.length === 1 ? 'For one file:' : `For ${files.length} files:`}</p>
      <TagsSelect
        aria-label="Tags to add"
        aria-describedby="tags-added-to"
        placeholder="Type a tag and press Enter"
        value={tags}
        onChange={setTags}
        suggestions={known}
      />
    </Dialog>
  );
}
