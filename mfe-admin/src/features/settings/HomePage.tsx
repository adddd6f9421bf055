import { FigureFields, SearchFields } from './HomeFields';
import { SettingsPage } from './SettingsPage';

const PARTS = [
  {
    title: 'The studio in numbers',
    text: 'On the home page the site counts for itself; these stand in where it cannot.',
    Fields: FigureFields,
  },
  {
    title: 'Search engines',
    text: 'What they and social networks are told where a page says nothing of its own.',
    Fields: SearchFields,
  },
];

/** Figures of the home page, and what search engines are told. */
export function HomePage() {
  return (
    <SettingsPage
      title="Home & SEO"
      hint="The figures of the home page, and what search engines are told."
      sections={['figures', 'seo']}
      parts={PARTS}
    />
  );
}
