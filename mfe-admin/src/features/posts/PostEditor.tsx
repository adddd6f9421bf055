import type { Post, PostDraft } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { lazy, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EditorProps } from '../../content-manager/ContentType';
import type { DraftOutcome } from '../../drafts/ItemDrafting';
import { useItemRecovery } from '../../drafts/useItemRecovery';
import { EditorDialog } from '../../forms/EditorDialog';
import { draftFailure } from '../../forms/unsavedChanges';
import { Status } from '../../layout/Status';
import { usePlatform } from '../../platform/usePlatform';
import { FormPreview } from '../../preview/FormPreview';
import { useAdmin } from '../../session/useAdmin';
import { PostSettings } from './PostSettings';
import styles from './Posts.module.css';
import { getTabId, POST_PANEL_ID, PostTabs } from './PostTabs';
import { PostWriting } from './PostWriting';
import { draftOfForm, type EditorTab, formOfPost, NEW_POST, postForm, statusFor, tabOfField } from './postForm';
import { STATUS_COLORS, STATUS_LABELS } from './postLabels';

const LocalPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "live-preview" */ './LocalPreview')).LocalPreview,
}));

const resolver = standardSchemaResolver(postForm);

/** The post editor on its own page: the text with its settings, three tabs, one form. */
export function PostEditor({ item: post, drafting, onClose, onSave }: EditorProps<Post, PostDraft>) {
  const isNew = post === undefined;
  const { firstName, lastName } = useAdmin();
  const [blank] = useState(() => ({ ...NEW_POST, author: `${firstName} ${lastName}`.trim() }));
  const [tab, setTab] = useState<EditorTab>('content');
  const form = useForm({ resolver, defaultValues: isNew ? blank : formOfPost(post), shouldFocusError: false });
  const { isDirty } = form.formState;
  const recovery = useItemRecovery({
    kind: 'post',
    form,
    item: post,
    offered: drafting?.offered,
    blank,
    toForm: formOfPost,
    getDraft: draftOfForm,
  });
  const { toasts } = usePlatform();

  const saveAs = (intent: 'draft' | 'publish' | 'update') => (wanted: PostDraft) =>
    onSave({ draft: { ...wanted, status: statusFor(intent, wanted.status) } });
  /** Saves text that is not a valid post yet as a draft. */
  const saveUnfinished = async (): Promise<DraftOutcome> => {
    if (drafting !== undefined)
      return (await drafting.save({ draft: draftOfForm(form.getValues()) })) ? 'saved' : 'failed';
    const isKept = await recovery.saveNow();
    if (isKept) toasts.show('Draft saved. You’ll find it under New Post until it’s complete.', 'success');
    else toasts.show(draftFailure(), 'error');
    return isKept ? 'kept' : 'failed';
  };
  const saveDraft = async (): Promise<DraftOutcome> => {
    const isComplete = postForm.safeParse(form.getValues()).success;
    if (drafting?.isBeside === true || (isDirty && !isComplete)) return saveUnfinished();
    let isSaved = false;
    await form.handleSubmit(
      async (wanted) => {
        isSaved = await saveAs('draft')(wanted);
      },
      (broken) => setTab(tabOfField(Object.keys(broken)[0] ?? 'title')),
    )();
    return isSaved ? 'saved' : 'failed';
  };
  const preview = (
    <FormPreview
      kind="post"
      noun="post"
      id={post?.id}
      form={form}
      values={() => draftOfForm(form.getValues())}
      local={(className) => <LocalPreview form={form} className={className} />}
    />
  );
  return (
    <EditorDialog
      title={isNew ? 'Add Blog Post' : 'Edit Blog Post'}
      name={post?.title}
      status={post && <Status color={STATUS_COLORS[post.status]}>{STATUS_LABELS[post.status]}</Status>}
      tabs={<PostTabs tab={tab} onChange={setTab} />}
      form={form}
      recovery={recovery}
      drafting={drafting}
      saveLabel={isNew ? 'Publish Post' : 'Update Post'}
      publishLabel="Publish Post"
      preview={tab === 'preview' ? undefined : preview}
      onShowField={(name) => setTab(tabOfField(name))}
      onClose={onClose}
      onSaveDraft={saveDraft}
      onPublish={drafting?.isLive === true ? saveAs('update') : saveAs('publish')}
      onSave={saveAs(isNew ? 'publish' : 'update')}
    >
      <div id={POST_PANEL_ID} className={styles.page} role="tabpanel" aria-labelledby={getTabId(tab)} data-tab={tab}>
        <PostWriting form={form} isNew={isNew} />
        <PostSettings form={form} drafting={drafting} />
        {tab === 'preview' && preview}
      </div>
    </EditorDialog>
  );
}
