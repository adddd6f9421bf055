import type { DraftRevision, Post, PostDraft } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Tabs } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { DialogFooter } from '../../forms/DialogFooter';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { fieldIdOf } from '../../forms/fieldIdOf';
import { RecoveryOffer } from '../../forms/RecoveryOffer';
import { UNSAVED_CHANGES } from '../../forms/unsavedChanges';
import { useLeaveWarning } from '../../forms/useLeaveWarning';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { PostContentFields } from './PostContentFields';
import { PostPreview } from './PostPreview';
import { PostSettingsFields } from './PostSettingsFields';
import { type EditorTab, formOfPost, NEW_POST, postForm, statusFor, tabOfField } from './postForm';
import { useAutoSave } from './useAutoSave';
import { usePostRecovery } from './usePostRecovery';

const resolver = standardSchemaResolver(postForm);

interface Props {
  /** The post to edit; absent for a new one. */
  post: Post | undefined;
  /** What was auto-saved of it and is offered. */
  draft?: DraftRevision | undefined;
  onClose: () => void;
  /** True when the post was saved. */
  onSave: (draft: PostDraft) => Promise<boolean>;
}

/** The editor over the list: three tabs, one form. */
export function PostEditor({ post, draft, onClose, onSave }: Props) {
  const isNew = post === undefined;
  const confirm = useConfirm();
  const [tab, setTab] = useState<EditorTab>('content');
  const [running, setRunning] = useState<'draft' | 'publish' | 'update'>();
  const form = useForm({ resolver, defaultValues: isNew ? NEW_POST : formOfPost(post), shouldFocusError: false });
  const { isDirty, errors, submitCount } = form.formState;
  useLeaveWarning(isDirty);
  const recovery = usePostRecovery(form, post, draft);
  const autoSave = useAutoSave(form, post?.id);

  const close = async () => {
    if (isDirty && !(await confirm(UNSAVED_CHANGES))) return;
    recovery.clear();
    void autoSave.discard();
    onClose();
  };
  const showField = (name: string) => {
    setTab(tabOfField(name));
    // The tab's panel is shown by the next frame.
    requestAnimationFrame(() => document.getElementById(fieldIdOf(name))?.focus());
  };
  const save = (intent: 'draft' | 'publish' | 'update') => {
    setRunning(intent);
    void form
      .handleSubmit(
        async (wanted) => {
          if (!(await onSave({ ...wanted, status: statusFor(intent, wanted.status) }))) return;
          recovery.clear();
          onClose();
        },
        (broken) => setTab(tabOfField(Object.keys(broken)[0] ?? 'title')),
      )()
      .finally(() => setRunning(undefined));
  };
  const publishing = isNew ? 'publish' : 'update';

  return (
    <Dialog
      title={isNew ? 'Add Blog Post' : 'Edit Blog Post'}
      isOpen
      onClose={() => void close()}
      widthPx={960}
      footer={
        <DialogFooter state={[isDirty && 'Unsaved changes', autoSave.said].filter(Boolean).join(' · ')}>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button onClick={() => save('draft')} loading={running === 'draft'} disabled={running !== undefined}>
            Save Draft
          </Button>
          <Button
            type="primary"
            onClick={() => save(publishing)}
            loading={running === publishing}
            disabled={running !== undefined}
          >
            {isNew ? 'Publish Post' : 'Update Post'}
          </Button>
        </DialogFooter>
      }
    >
      <RecoveryOffer {...recovery} />
      <ErrorSummary errors={errors} attempt={submitCount} onGo={showField} />
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(key as EditorTab)}
        items={[
          {
            key: 'content',
            label: 'Content',
            forceRender: true,
            children: <PostContentFields form={form} isNew={isNew} />,
          },
          { key: 'settings', label: 'SEO & Settings', forceRender: true, children: <PostSettingsFields form={form} /> },
          {
            key: 'preview',
            label: 'Preview',
            children: tab === 'preview' && <PostPreview form={form} id={post?.id} />,
          },
        ]}
      />
    </Dialog>
  );
}
