import { Button } from './Button';
import { Notice } from './Notice';

interface NoSuchPageProps {
  page: number;
  totalPages: number;
  getAddress(page: number): string;
}

/** Shown if an address requests a page after the last page of a list. */
export function NoSuchPage({ page, totalPages, getAddress }: NoSuchPageProps) {
  return (
    <Notice
      title={`There is no page ${page}`}
      text={totalPages > 1 ? `This list has ${totalPages} pages.` : 'This list has one page.'}
    >
      <Button href={getAddress(1)}>Go to Page 1</Button>
    </Notice>
  );
}
