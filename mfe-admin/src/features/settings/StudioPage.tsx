import { SettingsPage } from './SettingsPage';
import { ContactFields, HoursFields, NameFields, SocialFields, TimeZoneField } from './StudioFields';

const PARTS = [
  { title: 'The studio', text: 'The name shown on every page and in every email.', Fields: NameFields },
  {
    title: 'How to reach it',
    text: 'Shown in the footer, on the contact page and in search results.',
    Fields: ContactFields,
  },
  { title: 'Opening hours', text: 'Hours and holidays, shown beside the contact form.', Fields: HoursFields },
  { title: 'Elsewhere', text: 'Profiles on other sites, in the order of the footer.', Fields: SocialFields },
  { title: 'Time zone', text: 'Used for schedules and publish times.', Fields: TimeZoneField },
];

/** The studio's details and contact data. */
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
