import { useState } from 'react';
import { Button, Dropdown } from '#antd';
import { DownOutlined, SaveOutlined, SettingOutlined } from '#icons';
import { DefinitionsDialog } from '../../definitions/DefinitionsDialog';
import { chosen } from '../../layout/chosen';
import { useReturnFocus } from '../../layout/useReturnFocus';
import styles from './SavedReplies.module.css';
import { SavedReplyDialog } from './SavedReplyDialog';
import { getReplyText, useSavedReplies } from './useSavedReplies';

interface Props {
  /** What is written so far. */
  getText: () => string;
  onInsert: (text: string) => void;
}

/** Inserts a saved reply into a response, saves the response as one, and manages them. */
export function SavedRepliesMenu({ getText, onInsert }: Props) {
  const saved = useSavedReplies();
  const [newText, setNewText] = useState<string>();
  const [isManaging, setIsManaging] = useState(false);
  const button = useReturnFocus(newText !== undefined || isManaging);

  const items = [
    ...saved.items.map(({ id, name, text }) => ({ key: id, label: name, onClick: chosen(() => onInsert(text)) })),
    ...(saved.error !== undefined
      ? [{ key: 'failed', label: 'Saved replies could not be loaded', disabled: true }]
      : []),
    ...(saved.items.length > 0 || saved.error !== undefined ? [{ type: 'divider' as const }] : []),
    {
      key: 'save',
      label: 'Save this text…',
      icon: <SaveOutlined aria-hidden="true" />,
      onClick: chosen(() => setNewText(getText())),
    },
    {
      key: 'manage',
      label: 'Manage saved replies…',
      icon: <SettingOutlined aria-hidden="true" />,
      onClick: chosen(() => setIsManaging(true)),
    },
  ];
  return (
    <>
      <Dropdown menu={{ items, className: styles.menu ?? '' }} trigger={['click']} placement="bottomRight" autoFocus>
        <Button ref={button} aria-haspopup="menu">
          Saved Replies <DownOutlined aria-hidden="true" />
        </Button>
      </Dropdown>
      {isManaging && (
        <DefinitionsDialog
          title="Saved Replies"
          definitions={saved}
          describe={({ text }) => text}
          none="There are no saved replies."
          renderEditor={(reply, editing) => (
            <SavedReplyDialog
              title="Edit Saved Reply"
              id={reply?.id}
              initial={getReplyText(reply ?? { name: '', text: '' })}
              {...editing}
            />
          )}
          onClose={() => setIsManaging(false)}
        />
      )}
      {newText !== undefined && (
        <SavedReplyDialog
          title="Save Reply"
          initial={{ name: '', text: newText }}
          onClose={() => setNewText(undefined)}
          onSave={async (reply) => (await saved.create(reply)) === 'saved'}
        />
      )}
    </>
  );
}
