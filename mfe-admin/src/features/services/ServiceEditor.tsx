import type { Service, ServiceDraft } from '@atelier/contracts';
import { CONTENT_UPLOADS } from '@atelier/contracts/content/content-types';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { EditorProps } from '../../content-manager/ContentType';
import { type ItemDrafting, savesSeparately } from '../../drafts/ItemDrafting';
import { useItemRecovery } from '../../drafts/useItemRecovery';
import { EditorDialog } from '../../forms/EditorDialog';
import { type FormPart, FormSections } from '../../forms/FormSections';
import { PictureField } from '../../forms/PictureField';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { toolsPart } from '../../history/ItemTools';
import { publishPart } from '../../history/PublishField';
import { FormPreview } from '../../preview/FormPreview';
import { ProcessStepsField } from './ProcessStepsField';
import { ServiceBasicFields } from './ServiceBasicFields';
import { ServiceDisplayFields } from './ServiceDisplayFields';
import type { ServiceForm } from './ServiceFormProps';
import { ServiceOfferFields } from './ServiceOfferFields';
import { ServiceSeoFields } from './ServiceSeoFields';
import { draftOfService, formOfService, NEW_SERVICE, serviceForm } from './serviceForm';

const NOT_KEPT = ['picture'] as const;
const resolver = standardSchemaResolver(serviceForm);

const getParts = (form: ServiceForm, drafting: ItemDrafting | undefined, slug: string | undefined): FormPart[] => [
  {
    title: 'Basic Information',
    fields: ['name', 'category', 'estimated_timeline', 'price_hint', 'short_description', 'description'],
    content: <ServiceBasicFields form={form} />,
  },
  publishPart({ control: form.control, name: 'is_active', sort: CONTENT_SORTS.services, drafting }),
  {
    title: 'Features & Technologies',
    fields: ['features', 'technologies'],
    content: <ServiceOfferFields form={form} />,
  },
  { title: 'Process', fields: ['process_steps'], content: <ProcessStepsField form={form} /> },
  {
    title: 'Featured Image',
    isAside: true,
    fields: ['picture', 'featured_image'],
    content: (
      <PictureField
        control={form.control}
        file="picture"
        address="featured_image"
        noun="image"
        shape="wide"
        rule={CONTENT_UPLOADS.services}
      />
    ),
  },
  {
    title: 'Display',
    isAside: true,
    fields: ['show_in_homepage', 'display_order'],
    content: <ServiceDisplayFields form={form} />,
  },
  {
    title: 'SEO',
    isAside: true,
    fields: ['seo_title', 'seo_description', 'seo_keywords'],
    content: <ServiceSeoFields form={form} slug={slug} />,
  },
];

/** All fields of a service. */
export function ServiceEditor({ item: service, drafting, onClose, onSave }: EditorProps<Service, ServiceDraft>) {
  const isNew = service === undefined;
  const form = useForm({
    resolver,
    defaultValues: isNew ? NEW_SERVICE : formOfService(service),
    shouldFocusError: false,
  });
  const recovery = useItemRecovery({
    kind: 'service',
    form,
    item: service,
    offered: drafting?.offered,
    blank: NEW_SERVICE,
    toForm: formOfService,
    getDraft: draftOfService,
    omit: NOT_KEPT,
  });
  const uploads = () => {
    const file = form.getValues('picture');
    return file === null ? [] : [{ field: 'featured_image', file }];
  };
  const values = () => draftOfService(form.getValues());
  return (
    <EditorDialog
      title={isNew ? 'Add Service' : 'Edit Service'}
      form={form}
      name={service?.name}
      recovery={recovery}
      drafting={drafting}
      hasFiles={uploads().length > 0}
      onSaveDraft={savesSeparately(drafting, () => ({ draft: values(), files: uploads() }))}
      preview={<FormPreview kind="service" noun="service" id={service?.id} form={form} values={values} />}
      saveLabel={isNew ? 'Create Service' : 'Update Service'}
      publishLabel="Publish Service"
      savingWords={uploads().length === 0 ? 'Saving…' : 'Saving, with the image…'}
      onClose={onClose}
      onSave={(draft) => onSave({ draft, files: uploads() })}
    >
      <FormSections
        parts={[...getParts(form, drafting, service?.slug), ...toolsPart(drafting)]}
        errors={form.formState.errors}
      />
    </EditorDialog>
  );
}
