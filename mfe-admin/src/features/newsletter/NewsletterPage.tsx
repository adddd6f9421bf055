import type { PageProps } from '../../routing/AdminRoute';
import { IssuePage } from './IssuePage';
import { IssuesPage } from './IssuesPage';

/** The issues of the newsletter, or the one in the address. */
export function NewsletterPage({ subPath }: PageProps) {
  return /^[0-9a-f]{24}$/.test(subPath) ? <IssuePage id={subPath} /> : <IssuesPage subPath={subPath} />;
}
