import type { SitePageSummary } from '@atelier/contracts';
import type { RowAction } from '../../resource-page/RowMenu';
import type { MissingRights } from '../../session/useMissingRights';

interface Menu {
  getMissing: (page: SitePageSummary) => MissingRights;
  onEdit: (page: SitePageSummary) => void;
  onDelete: (page: SitePageSummary) => Promise<void>;
  /** Additional menu entries. */
  getMore: (page: SitePageSummary) => readonly RowAction[];
}

const NEEDED = 'The site needs this page';

/** The menu of a page; disabled entries state the reason. */
export const getSitePageMenu =
  ({ getMissing, onEdit, onDelete, getMore }: Menu) =>
  (page: SitePageSummary): RowAction[] => [
    { label: 'Edit', missing: getMissing(page).write, run: () => onEdit(page) },
    {
      label: 'View on site',
      missing: page.status === 'published' ? undefined : 'Drafts are not on the site',
      run: () => void window.open(`/${page.slug}`, '_blank', 'noopener'),
    },
    ...getMore(page),
    {
      label: 'Delete',
      isDangerous: true,
      missing: page.is_system ? NEEDED : getMissing(page).delete,
      run: () => void onDelete(page),
    },
  ];
