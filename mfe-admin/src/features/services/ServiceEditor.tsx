import type { Service } from '@atelier/contracts';
import { CONTENT_UPLOADS } from '@atelier/contracts/content/content-files';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { EditorDialog } from '../../forms/EditorDialog';
import type { FormPart } from '../../forms/FormSections';
import { PictureField } from '../../forms/PictureField';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import { ProcessStepsField } from './ProcessStepsField';
import { ServiceBasicFields } from './ServiceBasicFields';
import { ServiceDisplayFields } from './ServiceDisplayFields';
import type { ServiceForm } from './ServiceFormProps';
import { ServiceOfferFields } from './ServiceOfferFields';
import { ServiceSeoFields } from './ServiceSeoFields';
import { formOfService, NEW_SERVICE, serviceForm } from './serviceForm';
import type { ServiceSubmission } from './services.api';

const NOT_KEPT = ['picture'] as const;
const resolver = standardSchemaResolver(serviceForm);

const partsOf = (form: ServiceForm): FormPart[] => [
  {
    title: 'Basic Information',
    fields: ['name', 'category', 'estimated_timeline', 'short_description', 'description'],
    content: <ServiceBasicFields form={form} />,
  },
  {
    title: 'Features & Technologies',
    fields: ['features', 'technologies'],
    content: <ServiceOfferFields form={form} />,
  },
  { title: 'Process', fields: ['process_steps'], content: <ProcessStepsField form={form} /> },
  {
    title: 'Featured Image',
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
    fields: ['is_active', 'show_in_homepage', 'display_order'],
    content: <ServiceDisplayFields form={form} />,
  },
  {
    title: 'SEO',
    fields: ['seo_title', 'seo_description', 'seo_keywords'],
    content: <ServiceSeoFields form={form} />,
  },
];

interface Props {
  /** The service to edit; absent for a new one. */
  service: Service | undefined;
  onClose: () => void;
  /** True when the service was saved. */
  onSave: (submission: ServiceSubmission) => Promise<boolean>;
}

/** The dialog over the list: everything that is told of a service. */
export function ServiceEditor({ service, onClose, onSave }: Props) {
  const isNew = service === undefined;
  const form = useForm({
    resolver,
    defaultValues: isNew ? NEW_SERVICE : formOfService(service),
    shouldFocusError: false,
  });
  const recovery = useLocalRecovery({ kind: 'service', itemId: service?.id, form, omit: NOT_KEPT });
  const picture = () => form.getValues('picture');
  return (
    <EditorDialog
      title={isNew ? 'Add Service' : 'Edit Service'}
      form={form}
      parts={partsOf(form)}
      recovery={recovery}
      saveLabel={isNew ? 'Create Service' : 'Update Service'}
      savingWords={picture() === null ? 'Saving…' : 'Saving, with the image…'}
      onClose={onClose}
      onSave={(draft) => onSave({ draft, picture: picture() })}
    />
  );
}
