import { AcknowledgementFields, MessagesFields, SenderFields } from './MailFields';
import { SettingsPage } from './SettingsPage';
import { TestMailButton } from './TestMailButton';

const PARTS = [
  { title: 'Sender', text: 'Whom mails of the studio come from, and how they end.', Fields: SenderFields },
  {
    title: 'Acknowledgement',
    text: 'The mail that tells visitors that their message arrived.',
    Fields: AcknowledgementFields,
  },
  { title: 'Messages', text: 'Who hears of them, and how long they stay.', Fields: MessagesFields },
];

/** How mails leave, and what becomes of messages. */
export function MailPage() {
  return (
    <SettingsPage
      title="Mail"
      hint="How mails leave, and what becomes of messages."
      sections={['mail', 'contacts']}
      parts={PARTS}
      action={<TestMailButton />}
    />
  );
}
