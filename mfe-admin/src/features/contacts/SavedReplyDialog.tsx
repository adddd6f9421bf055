import { type SavedReplyInput, savedReplyInput } from '@atelier/contracts/contacts/saved-reply';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { RecoveredFormDialog } from '../../forms/RecoveredFormDialog';

const resolver = standardSchemaResolver(savedReplyInput);

interface Props {
  title: string;
  /** Absent for a new reply. */
  id?: string | undefined;
  initial: SavedReplyInput;
  onClose: () => void;
  /** True if the reply was saved. */
  onSave: (reply: SavedReplyInput) => Promise<boolean>;
}

/** The name and the text of a saved reply. */
export function SavedReplyDialog({ id, initial, ...dialog }: Props) {
  const form = useForm({ resolver, defaultValues: initial });
  const { control } = form;
  return (
    <RecoveredFormDialog {...dialog} form={form} kind="saved-reply" itemId={id} action="Save Reply" label="Saved reply">
      <FormField control={control} name="name" label="Name" isRequired hint="Visible to everyone who answers messages">
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
    </RecoveredFormDialog>
  );
}
