import { FigureFields, SearchFields } from './HomeFields';
import { SettingsPage } from './SettingsPage';

const PARTS = [
  {
    title: 'The studio in numbers',
    text: 'Shown on the home page. Projects and team members are counted automatically.',
    Fields: FigureFields,
  },
  {
    title: 'Search engines',
    text: 'Defaults for search engines and social networks when a page has none of its own.',
    Fields: SearchFields,
  },
];

/** The figures of the home page, and the texts for search engines. */
export function HomePage() {
  return (
    <SettingsPage
      title="Home & SEO"
      hint="Home page figures and search engine settings."
      sections={['figures', 'seo']}
      parts={PARTS}
    />
  );
}
