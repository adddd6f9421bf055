import type { PresentColleague, Submission } from '@atelier/contracts';
import { type ResponseInput, responseInput } from '@atelier/contracts/contacts/submission';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Input } from '#antd';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { getFieldId } from '../../forms/getFieldId';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import { PresenceNote } from '../../presence/PresenceNote';
import { fillReply, insertAtCursor } from './fillReply';
import { SavedRepliesMenu } from './SavedRepliesMenu';
import styles from './Submissions.module.css';
import { SubmissionThread } from './SubmissionThread';

const resolver = standardSchemaResolver(responseInput);
const EMPTY: ResponseInput = { response: '', notes: '' };

const UNSENT = { title: 'Close without sending?', text: 'This browser keeps your reply until you send it.' };

interface Handlers {
  /** Colleagues who have the message open. */
  others: readonly PresentColleague[];
  onClose: () => void;
  /** True if the response was sent. */
  onSend: (submission: Submission, response: ResponseInput) => Promise<boolean>;
}

function Reply({ submission, others, onClose, onSend }: Handlers & { submission: Submission }) {
  const form = useForm<ResponseInput>({ resolver, defaultValues: EMPTY });
  const { control, handleSubmit, formState, getValues, setValue } = form;
  const kept = useLocalRecovery({ kind: 'reply', itemId: submission.id, form });
  const onOpen = useEffectEvent(kept.onRestore);
  useEffect(() => onOpen(), []);
  const close = useCloseQuestion(formState.isDirty, onClose, UNSENT);
  const send = handleSubmit(async ({ response, notes }) => {
    if (!(await onSend(submission, notes ? { response, notes } : { response }))) return;
    kept.clear();
    onClose();
  });
  const insert = (text: string) => {
    const field = document.getElementById(getFieldId('response'));
    if (!(field instanceof HTMLTextAreaElement)) return;
    const response = insertAtCursor(field, fillReply(text, submission));
    setValue('response', response, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    field.focus();
  };
  return (
    <FormDialog
      title="Send Response"
      onClose={() => void close()}
      widthPx={760}
      action="Send Response"
      isSubmitting={formState.isSubmitting}
      label="Response"
      className={styles.form}
      onSubmit={send}
    >
      <PresenceNote others={others} noun="message" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.earlier} aria-label="Conversation" tabIndex={0}>
        <SubmissionThread submission={submission} />
      </section>
      <div className={styles.recipient}>
        <p>{`Responding to: ${submission.name} (${submission.email})`}</p>
        <SavedRepliesMenu getText={() => getValues('response')} onInsert={insert} />
      </div>
      <FormField control={control} name="response" label="Response Message" isRequired>
        {(props) => <Input.TextArea {...props} rows={6} />}
      </FormField>
      <FormField control={control} name="notes" label="Internal Notes" hint="Internal notes (not visible to customer)">
        {(props) => <Input.TextArea {...props} rows={3} />}
      </FormField>
    </FormDialog>
  );
}

/** Writes a response to a message. This browser keeps the text with the message until it is sent. */
export function RespondDialog({ submission, ...handlers }: Handlers & { submission: Submission | undefined }) {
  return submission && <Reply key={submission.id} submission={submission} {...handlers} />;
}
