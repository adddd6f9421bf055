import type { Submission } from '@atelier/contracts';
import { type ResponseInput, responseInput } from '@atelier/contracts/contacts/submission';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Input } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { FormField } from '../../forms/FormField';
import styles from './Submissions.module.css';

const resolver = standardSchemaResolver(responseInput);
const EMPTY: ResponseInput = { response: '', notes: '' };

interface Props {
  submission: Submission | undefined;
  onClose: () => void;
  /** True when the response was sent. */
  onSend: (submission: Submission, response: ResponseInput) => Promise<boolean>;
}

export function RespondDialog({ submission, onClose, onSend }: Props) {
  const formId = useId();
  const { control, handleSubmit, formState, reset } = useForm<ResponseInput>({ resolver, defaultValues: EMPTY });
  const submissionId = submission?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message starts another answer
  useEffect(() => reset(EMPTY), [submissionId, reset]);
  const send = handleSubmit(async ({ response, notes }) => {
    if (submission === undefined) return;
    const isSent = await onSend(submission, notes ? { response, notes } : { response });
    if (isSent) onClose();
  });
  return (
    <Dialog
      title="Send Response"
      isOpen={submission !== undefined}
      onClose={onClose}
      widthPx={640}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={formState.isSubmitting}>
            Send Response
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className={styles.form} aria-label="Response">
        <p>{submission && `Responding to: ${submission.name} (${submission.email})`}</p>
        <FormField control={control} name="response" label="Response Message" isRequired>
          {(props) => <Input.TextArea {...props} rows={6} />}
        </FormField>
        <FormField
          control={control}
          name="notes"
          label="Internal Notes"
          hint="Internal notes (not visible to customer)"
        >
          {(props) => <Input.TextArea {...props} rows={3} />}
        </FormField>
      </form>
    </Dialog>
  );
}
