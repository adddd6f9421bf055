import type { PageDraft, SitePage } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { EditorProps } from '../../content-manager/ContentType';
import { savesSeparately } from '../../drafts/ItemDrafting';
import { useItemRecovery } from '../../drafts/useItemRecovery';
import { EditorDialog } from '../../forms/EditorDialog';
import { FormSections } from '../../forms/FormSections';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { toolsPart } from '../../history/ItemTools';
import { publishPart } from '../../history/PublishField';
import { FormPreview } from '../../preview/FormPreview';
import { PageFields, SeoFields, TextField } from './SitePageFields';
import { draftOfSitePage, formOfSitePage, NEW_SITE_PAGE, sitePageForm } from './sitePageForm';

const resolver = standardSchemaResolver(sitePageForm);

/** All fields of a page in one form. */
export function SitePageDialog({ item: page, drafting, onClose, onSave }: EditorProps<SitePage, PageDraft>) {
  const isNew = page === undefined;
  const form = useForm({
    resolver,
    defaultValues: isNew ? NEW_SITE_PAGE : formOfSitePage(page),
    shouldFocusError: false,
  });
  const { control } = form;
  const recovery = useItemRecovery({
    kind: 'page',
    form,
    item: page,
    offered: drafting?.offered,
    blank: NEW_SITE_PAGE,
    toForm: formOfSitePage,
    getDraft: draftOfSitePage,
  });
  const values = () => draftOfSitePage(form.getValues());
  const parts = [
    {
      title: 'Page',
      fields: ['title', 'slug', 'description'],
      content: <PageFields control={control} isSystem={page?.is_system ?? false} />,
    },
    publishPart({ control, name: 'status', sort: CONTENT_SORTS.pages, drafting }),
    { title: 'Text', fields: ['content'], content: <TextField control={control} /> },
    {
      title: 'Search engines',
      fields: ['seo_title', 'seo_description'],
      content: <SeoFields control={control} />,
      isAside: true,
    },
    ...toolsPart(drafting),
  ];
  return (
    <EditorDialog
      title={isNew ? 'New Page' : 'Edit Page'}
      form={form}
      name={page?.title}
      saveLabel={isNew ? 'Create Page' : 'Update Page'}
      publishLabel="Publish Page"
      recovery={recovery}
      drafting={drafting}
      onSaveDraft={savesSeparately(drafting, () => ({ draft: values() }))}
      preview={<FormPreview kind="page" noun="page" id={page?.id} form={form} values={values} />}
      onClose={onClose}
      onSave={(draft) => onSave({ draft })}
    >
      <FormSections parts={parts} errors={form.formState.errors} />
    </EditorDialog>
  );
}
