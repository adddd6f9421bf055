import type { SitePageSummary } from '@atelier/contracts';
import type { RowAction } from '../../resource-page/RowMenu';
import { missingPermission } from '../../session/requirement';

interface Menu {
  mayWrite: boolean;
  mayDelete: boolean;
  onEdit: (page: SitePageSummary) => void;
  onDelete: (page: SitePageSummary) => Promise<void>;
  /** What else can be done with it. */
  moreOf: (page: SitePageSummary) => readonly RowAction[];
}

const NEEDED = 'The site needs this page';

const whyNotDeleted = ({ is_system: isSystem }: SitePageSummary, mayDelete: boolean): string | undefined => {
  if (isSystem) return NEEDED;
  return mayDelete ? undefined : missingPermission('settings', 'delete');
};

/** What can be done with one page, each entry with the reason where it cannot. */
export const sitePageMenuOf =
  ({ mayWrite, mayDelete, onEdit, onDelete, moreOf }: Menu) =>
  (page: SitePageSummary): RowAction[] => [
    {
      label: 'Edit',
      missing: mayWrite ? undefined : missingPermission('settings', 'write'),
      run: () => onEdit(page),
    },
    {
      label: 'View on site',
      missing: page.status === 'published' ? undefined : 'Drafts are not on the site',
      run: () => void window.open(`/${page.slug}`, '_blank', 'noopener'),
    },
    ...moreOf(page),
    { label: 'Delete', isDangerous: true, missing: whyNotDeleted(page, mayDelete), run: () => void onDelete(page) },
  ];
