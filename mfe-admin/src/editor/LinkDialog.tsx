import { isAllowedLink } from '@atelier/contracts/content/rich-text-rules';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button, Checkbox, Input } from '#antd';
import { FormDialog } from '../forms/FormDialog';
import { UNSAVED_TEXT } from '../forms/unsavedChanges';
import { useCloseQuestion } from '../forms/useCloseQuestion';
import { focusSoon } from './focusSoon';
import { PageSearch } from './PageSearch';
import styles from './RichTextEditor.module.css';

const WIDTH_PX = 460;
const REFUSED = 'Use a page of this site such as /contact, or an address with https:, mailto: or tel:';
const HAS_SCHEME = /^([a-z][a-z0-9+.-]*:|\/|#|\?)/i;

/** Completes `studio.example` to a web address and `ada@studio.example` to a mail address. */
const completed = (address: string): string => {
  const bare = address.trim();
  if (bare === '' || HAS_SCHEME.test(bare)) return bare;
  return /^[^\s/]+@[^\s/]+$/.test(bare) ? `mailto:${bare}` : `https://${bare}`;
};

interface Props {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets the target of the selected text. Without a selection, the address itself becomes the text. */
export function LinkDialog({ editor, isOpen, onClose }: Props) {
  return isOpen ? <OpenLinkDialog editor={editor} onClose={onClose} /> : null;
}

function OpenLinkDialog({ editor, onClose }: Omit<Props, 'isOpen'>) {
  const id = useId();
  const present = editor.getAttributes('link') as { href?: string; target?: string | null };
  const [address, setAddress] = useState(present.href ?? '');
  const [isNewTab, setIsNewTab] = useState(present.target === '_blank');
  const [isRefused, setIsRefused] = useState(false);
  /** The title of the found page, used for a link without text. */
  const [title, setTitle] = useState<string>();

  const finish = (change: () => void) => {
    change();
    onClose();
    focusSoon(editor);
  };
  const close = useCloseQuestion(address !== (present.href ?? ''), () => finish(() => undefined), UNSAVED_TEXT);
  const apply = () => {
    const href = completed(address);
    if (!isAllowedLink(href)) return setIsRefused(true);
    const mark = { href, target: isNewTab ? '_blank' : null };
    finish(() => {
      const chain = editor.chain().extendMarkRange('link');
      if (editor.state.selection.empty && present.href === undefined)
        chain
          .insertContent({ type: 'text', text: title ?? address.trim(), marks: [{ type: 'link', attrs: mark }] })
          .run();
      else chain.setLink(mark).run();
    });
  };
  return (
    <FormDialog
      title={present.href === undefined ? 'Add a link' : 'Edit the link'}
      action="Save link"
      extraButton={
        present.href !== undefined && (
          <Button danger onClick={() => finish(() => editor.chain().extendMarkRange('link').unsetLink().run())}>
            Remove link
          </Button>
        )
      }
      widthPx={WIDTH_PX}
      className={styles.form}
      onSubmit={apply}
      onClose={() => void close()}
    >
      <label htmlFor={id}>Address</label>
      <Input
        id={id}
        autoFocus
        inputMode="url"
        spellCheck={false}
        value={address}
        status={isRefused ? 'error' : ''}
        aria-invalid={isRefused}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setAddress(target.value);
          setTitle(undefined);
          setIsRefused(false);
        }}
      />
      <p id={`${id}-hint`} className={isRefused ? styles.wrong : styles.note} role={isRefused ? 'alert' : undefined}>
        {isRefused ? REFUSED : 'Type to search this site, or enter an address such as /contact or https://…'}
      </p>
      <PageSearch
        search={address}
        onChoose={(page) => {
          setAddress(page.path);
          setTitle(page.title);
        }}
      />
      <Checkbox checked={isNewTab} onChange={({ target }) => setIsNewTab(target.checked)}>
        Opens in a new tab
      </Checkbox>
    </FormDialog>
  );
}
