import { FieldColumns } from '../../forms/FormSections';
import { SwitchField } from '../../forms/SwitchField';
import { SettingsField } from './SettingsField';
import type { SettingsFormProps } from './SettingsFormProps';

export function SenderFields({ control }: SettingsFormProps) {
  return (
    <>
      <FieldColumns>
        <SettingsField
          control={control}
          name="mail.senderName"
          label="Sender name"
          hint="Leave empty to use the studio’s name"
        />
        <SettingsField
          control={control}
          name="mail.senderAddress"
          label="Sender address"
          type="email"
          hint="Your mail server must accept it. Leave empty to use the default address"
        />
      </FieldColumns>
      <SettingsField
        control={control}
        name="mail.signature"
        label="Signature"
        rows={3}
        hint="Added below every email. Leave empty to use the sender’s name and address"
      />
    </>
  );
}

export function AcknowledgementFields({ control }: SettingsFormProps) {
  return (
    <>
      <SwitchField control={control} name="mail.isAcknowledging" label="Send an acknowledgement" />
      <SettingsField control={control} name="mail.acknowledgement" label="Text" rows={4} isRequired />
    </>
  );
}

export function MessagesFields({ control }: SettingsFormProps) {
  return (
    <FieldColumns>
      <SettingsField
        control={control}
        name="mail.noticeAddress"
        label="Address for new messages"
        type="email"
        hint="Leave empty to use the sender’s address"
      />
      <SettingsField
        control={control}
        name="contacts.retentionMonths"
        label="Months until messages are erased"
        hint="Counted from a message’s last change. 0 keeps messages forever"
        isNumber
        isRequired
      />
    </FieldColumns>
  );
}
