import type { PageDraft, SitePage } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { EditorDialog } from '../../forms/EditorDialog';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import { PageFields, SeoFields, TextField } from './SitePageFields';
import { formOfSitePage, NEW_SITE_PAGE, sitePageForm } from './sitePageForm';

const resolver = standardSchemaResolver(sitePageForm);

export const EDIT_TITLE = 'Edit Page';

interface Props {
  /** The page to edit; absent for a new one. */
  page: SitePage | undefined;
  onClose: () => void;
  /** True when the page was saved. */
  onSave: (draft: PageDraft) => Promise<boolean>;
}

/** All of a page in one form over the list. */
export function SitePageDialog({ page, onClose, onSave }: Props) {
  const isNew = page === undefined;
  const form = useForm({
    resolver,
    defaultValues: isNew ? NEW_SITE_PAGE : formOfSitePage(page),
    shouldFocusError: false,
  });
  const { control } = form;
  const recovery = useLocalRecovery({ kind: 'page', itemId: page?.id, form });
  const parts = [
    {
      title: 'Page',
      fields: ['title', 'slug', 'description', 'status'],
      content: <PageFields control={control} isSystem={page?.is_system ?? false} />,
    },
    { title: 'Text', fields: ['content'], content: <TextField control={control} /> },
    { title: 'Search engines', fields: ['seo_title', 'seo_description'], content: <SeoFields control={control} /> },
  ];
  return (
    <EditorDialog
      title={isNew ? 'New Page' : EDIT_TITLE}
      form={form}
      parts={parts}
      saveLabel={isNew ? 'Create Page' : 'Update Page'}
      recovery={recovery}
      onClose={onClose}
      onSave={onSave}
    />
  );
}
