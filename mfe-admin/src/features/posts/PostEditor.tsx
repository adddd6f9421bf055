import type { Post, PostDraft } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Tabs } from '#antd';
import type { EditorProps } from '../../content-manager/ContentType';
import { NewItemCopies } from '../../drafts/NewItemCopies';
import { useItemRecovery } from '../../drafts/useItemRecovery';
import { WorkingCopyNotice } from '../../drafts/WorkingCopyNotice';
import { Dialog } from '../../forms/Dialog';
import { DialogFooter } from '../../forms/DialogFooter';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { getFieldId } from '../../forms/getFieldId';
import { RecoveryOffer } from '../../forms/RecoveryOffer';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { usePlatform } from '../../platform/usePlatform';
import { PostContentFields } from './PostContentFields';
import { PostPreview } from './PostPreview';
import { PostSettingsFields } from './PostSettingsFields';
import { draftOfForm, type EditorTab, formOfPost, NEW_POST, postForm, statusFor, tabOfField } from './postForm';

type Intent = 'draft' | 'publish' | 'update';

const resolver = standardSchemaResolver(postForm);

/** The editor over the list: three tabs, one form. */
export function PostEditor({ item: post, drafting, onClose, onSave }: EditorProps<Post, PostDraft>) {
  const isNew = post === undefined;
  const [tab, setTab] = useState<EditorTab>('content');
  const [running, setRunning] = useState<Intent>();
  const form = useForm({ resolver, defaultValues: isNew ? NEW_POST : formOfPost(post), shouldFocusError: false });
  const { isDirty, errors, submitCount } = form.formState;
  const recovery = useItemRecovery({
    kind: 'post',
    form,
    item: post,
    offered: drafting?.offered,
    blank: NEW_POST,
    toForm: formOfPost,
    getDraft: draftOfForm,
  });
  const { toasts } = usePlatform();

  const finish = (isSaved: boolean) => {
    recovery.clear(isSaved);
    onClose();
  };
  const close = useCloseQuestion(isDirty, () => finish(false));
  const showField = (name: string) => {
    setTab(tabOfField(name));
    // The tab's panel is shown by the next frame.
    requestAnimationFrame(() => document.getElementById(getFieldId(name))?.focus());
  };
  const save = (intent: Intent) =>
    form.handleSubmit(
      async (wanted) => {
        if (await onSave({ draft: { ...wanted, status: statusFor(intent, wanted.status) } })) finish(true);
      },
      (broken) => setTab(tabOfField(Object.keys(broken)[0] ?? 'title')),
    )();
  /** A draft on the server, for text that the rules of a post refuse. */
  const saveUnfinished = async () => {
    if (drafting !== undefined) return (await drafting.save({ draft: draftOfForm(form.getValues()) })) && finish(true);
    if (!(await recovery.saveNow()))
      return toasts.show('Failed to save draft. Your text is kept in this browser.', 'error');
    toasts.show('Draft saved. You’ll find it under New Post until it’s complete.', 'success');
    onClose();
  };
  const saveDraft = () => {
    const isComplete = postForm.safeParse(form.getValues()).success;
    const isBesideThePost = drafting !== undefined && (drafting.isLive || drafting.workingCopy !== undefined);
    return isBesideThePost || (isDirty && !isComplete) ? saveUnfinished() : save('draft');
  };
  const run = (intent: Intent) => {
    setRunning(intent);
    void (intent === 'draft' ? saveDraft() : save(intent)).finally(() => setRunning(undefined));
  };
  const publishing = isNew ? 'publish' : 'update';

  return (
    <Dialog
      title={isNew ? 'Add Blog Post' : 'Edit Blog Post'}
      isOpen
      onClose={() => void close()}
      widthPx={960}
      footer={
        <DialogFooter
          state={[isDirty && 'Unsaved changes', recovery.said, drafting?.schedule].filter(Boolean).join(' · ')}
        >
          <Button onClick={() => void close()}>Cancel</Button>
          <Button onClick={() => run('draft')} loading={running === 'draft'} disabled={running !== undefined}>
            Save Draft
          </Button>
          <Button
            type="primary"
            onClick={() => run(publishing)}
            loading={running === publishing}
            disabled={running !== undefined}
          >
            {isNew ? 'Publish Post' : 'Update Post'}
          </Button>
        </DialogFooter>
      }
    >
      {drafting && <WorkingCopyNotice drafting={drafting} />}
      <RecoveryOffer {...recovery} />
      <NewItemCopies {...recovery} />
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
          {
            key: 'settings',
            label: 'SEO & Settings',
            forceRender: true,
            children: <PostSettingsFields form={form} drafting={drafting} />,
          },
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
