import type { ServiceDraft } from '@atelier/contracts';
import type { UseFormReturn } from 'react-hook-form';
import type { ServiceFormValues } from './serviceForm';

export type ServiceForm = UseFormReturn<ServiceFormValues, unknown, ServiceDraft>;

export interface ServiceFormProps {
  form: ServiceForm;
}
