import { ColorFields, LogoFields, ShapeFields, TypeFields } from './BrandFields';
import { BrandHistory } from './BrandHistory';
import { BrandPreview } from './BrandPreview';
import { SettingsPage } from './SettingsPage';

const PARTS = [
  { title: 'Logo', text: 'Shown at the top of every page in place of the studio’s name.', Fields: LogoFields },
  {
    title: 'Colors',
    text: 'All other colors follow from these two. Pages, emails, and share pictures use them.',
    Fields: ColorFields,
  },
  {
    title: 'Typefaces',
    text: 'Choose built-in typefaces, or upload your own with the license to show them on the web.',
    Fields: TypeFields,
  },
  { title: 'Shape', text: 'None of these makes pages slower.', Fields: ShapeFields },
  {
    title: 'Earlier brands',
    text: 'Restore fills in the form. Visitors see the brand again after you save it.',
    Fields: BrandHistory,
  },
];

/** The look of the site, previewed on its pages before it is saved. */
export function BrandPage() {
  return (
    <SettingsPage
      title="Brand"
      hint="The look of the site. Visitors see a change only after you save it."
      sections={['brand']}
      parts={PARTS}
      Aside={BrandPreview}
    />
  );
}
