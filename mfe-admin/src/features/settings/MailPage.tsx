import { AcknowledgementFields, MessagesFields, SenderFields } from './MailFields';
import { SettingsPage } from './SettingsPage';
import { TestMailButton } from './TestMailButton';

const PARTS = [
  { title: 'Sender', text: 'Who the studio’s emails come from, and their signature.', Fields: SenderFields },
  {
    title: 'Acknowledgement',
    text: 'The email that tells visitors their message arrived.',
    Fields: AcknowledgementFields,
  },
  { title: 'Messages', text: 'Who is notified of messages, and how long they are kept.', Fields: MessagesFields },
];

/** Mail settings, and how long messages are kept. */
export function MailPage() {
  return (
    <SettingsPage
      title="Mail"
      hint="Email settings, and how long messages are kept."
      sections={['mail', 'contacts']}
      parts={PARTS}
      action={<TestMailButton />}
    />
  );
}
