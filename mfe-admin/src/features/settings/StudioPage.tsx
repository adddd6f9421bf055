import { SettingsPage } from './SettingsPage';
import { ContactFields, HoursFields, NameFields, SocialFields, TimeZoneField } from './StudioFields';

const PARTS = [
  { title: 'The studio', text: 'What it is called, on every page and below every mail.', Fields: NameFields },
  {
    title: 'How to reach it',
    text: 'Stands in the footer, on the contact page and in search results.',
    Fields: ContactFields,
  },
  { title: 'Opening hours', text: 'Shown beside the contact form.', Fields: HoursFields },
  { title: 'Elsewhere', text: 'Profiles on other sites, in the order of the footer.', Fields: SocialFields },
  { title: 'Time zone', text: 'Schedules and their times are meant in it.', Fields: TimeZoneField },
];

/** Who the studio is and how it is reached. */
export function StudioPage() {
  return (
    <SettingsPage
      title="Studio"
      hint="Who the studio is and how people reach it."
      sections={['details', 'social', 'timeZone']}
      parts={PARTS}
    />
  );
}
