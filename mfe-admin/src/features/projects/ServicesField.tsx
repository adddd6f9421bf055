import { PROJECT_MAX_SERVICES } from '@atelier/contracts/content/project';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormField } from '../../forms/FormField';
import { useAnswer } from '../../platform/useAnswer';
import type { ProjectFormProps } from './ProjectFormProps';

const SERVICES = getAddress('GET /services', { query: { active: 'true', limit: 100 } });

/** The services that the project used; the project and each service link to each other. */
export function ServicesField({ form: { control } }: ProjectFormProps) {
  const { field } = useController({ control, name: 'services' });
  const [isOpened, setIsOpened] = useState(false);
  const isAsked = isOpened || field.value.length > 0;
  const { data, error } = useAnswer(isAsked ? SERVICES : null);
  const options = data?.services.map(({ slug, name }) => ({ value: slug, label: name })) ?? [];
  const emptyText = error === undefined ? 'Loading services…' : 'The services could not be loaded';
  return (
    <FormField
      control={control}
      name="services"
      label="Services"
      hint={`Up to ${PROJECT_MAX_SERVICES}. The pages of the project and of each service link to each other`}
    >
      {(props) => (
        <ChoiceSelect<string[]>
          {...props}
          mode="multiple"
          options={options}
          notFoundContent={data === undefined ? emptyText : 'No services'}
          onOpenChange={(isOpen) => isOpen && setIsOpened(true)}
        />
      )}
    </FormField>
  );
}
