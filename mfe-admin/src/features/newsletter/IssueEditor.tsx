import type { NewsletterIssue } from '@atelier/contracts';
import { newsletterIssueInput } from '@atelier/contracts/contacts/newsletter-issue';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useController, useForm } from 'react-hook-form';
import { Input } from '#antd';
import type { DraftOutcome } from '../../drafts/ItemDrafting';
import { RichTextField } from '../../editor/RichTextField';
import { EditorDialog } from '../../forms/EditorDialog';
import { FormField } from '../../forms/FormField';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import styles from './Newsletter.module.css';
import type { IssueSave } from './useIssueActions';

const resolver = standardSchemaResolver(newsletterIssueInput);

interface Props {
  /** Absent for a new one. */
  issue?: NewsletterIssue;
  onClose: () => void;
  /** True if the draft was saved. */
  onSave: (save: IssueSave) => Promise<boolean>;
}

/** Writes an issue on its own page. */
export function IssueEditor({ issue, onClose, onSave }: Props) {
  const { subject = '', content = '' } = issue ?? {};
  const form = useForm({ resolver, defaultValues: { subject, content }, shouldFocusError: false });
  const { control } = form;
  const { field, fieldState } = useController({ control, name: 'content' });
  const recovery = useLocalRecovery({ kind: 'newsletter-issue', itemId: issue?.id, form });
  const saveDraft = async (): Promise<DraftOutcome> => {
    let isSaved = false;
    await form.handleSubmit(async (draft) => {
      isSaved = await onSave({ draft, leadsTo: 'list' });
    })();
    return isSaved ? 'saved' : 'failed';
  };
  return (
    <EditorDialog
      title={issue === undefined ? 'New Issue' : 'Edit Issue'}
      name={issue?.subject}
      form={form}
      recovery={recovery}
      saveLabel="Review and Send"
      onClose={onClose}
      onSaveDraft={saveDraft}
      onSave={(draft) => onSave({ draft, leadsTo: 'issue' })}
    >
      <div className={styles.writing}>
        <FormField control={control} name="subject" label="Subject" isRequired>
          {(props) => <Input {...props} size="large" />}
        </FormField>
        <RichTextField
          id={getFieldId('content')}
          label="Content"
          isRequired
          look="page"
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldMessage(fieldState.error)}
        />
      </div>
    </EditorDialog>
  );
}
