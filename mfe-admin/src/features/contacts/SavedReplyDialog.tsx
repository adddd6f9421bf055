import { type SavedReplyInput, savedReplyInput } from '@atelier/contracts/contacts/saved-reply';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Input } from '#antd';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { RecoveryOffer } from '../../forms/RecoveryOffer';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { useLocalRecovery } from '../../forms/useLocalRecovery';

const resolver = standardSchemaResolver(savedReplyInput);

interface Props {
  title: string;
  /** Absent for a new reply. */
  id?: string;
  initial: SavedReplyInput;
  onClose: () => void;
  /** True if the reply was saved. */
  onSave: (reply: SavedReplyInput) => Promise<boolean>;
}

/** The name and the text of a saved reply. This browser keeps them until they are saved or discarded. */
export function SavedReplyDialog({ title, id, initial, onClose, onSave }: Props) {
  const form = useForm({ resolver, defaultValues: initial });
  const { control, formState, handleSubmit } = form;
  const recovery = useLocalRecovery({ kind: 'saved-reply', itemId: id, form });
  const finish = () => {
    recovery.clear();
    onClose();
  };
  const close = useCloseQuestion(formState.isDirty, finish);
  return (
    <FormDialog
      title={title}
      action="Save Reply"
      label="Saved reply"
      isSubmitting={formState.isSubmitting}
      onClose={() => void close()}
      onSubmit={handleSubmit(async (reply) => {
        if (await onSave(reply)) finish();
      })}
    >
      <RecoveryOffer {...recovery} />
      <FormField control={control} name="name" label="Name" isRequired hint="Everyone who answers messages sees it">
        {(props) => <Input {...props} />}
      </FormField>
      <FormField
        control={control}
        name="text"
        label="Text"
        isRequired
        hint="{name} becomes the sender’s name, and {subject} the subject of the message"
      >
        {(props) => <Input.TextArea {...props} rows={8} />}
      </FormField>
    </FormDialog>
  );
}
