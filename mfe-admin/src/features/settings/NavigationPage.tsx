import { FooterFields, HeaderFields, LegalFields } from './NavigationFields';
import { SettingsPage } from './SettingsPage';

const PARTS = [
  {
    title: 'Header',
    text: 'The links at the top of every page, in this order. The studio’s name links to the home page.',
    Fields: HeaderFields,
  },
  { title: 'Footer', text: 'Columns of links at the bottom of every page.', Fields: FooterFields },
  { title: 'Last line', text: 'Legal links and the copyright line.', Fields: LegalFields },
];

/** The site's navigation. */
export function NavigationPage() {
  return (
    <SettingsPage
      title="Navigation"
      hint="Links in the header and footer."
      sections={['navigation', 'footer']}
      parts={PARTS}
    />
  );
}
