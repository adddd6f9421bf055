import type { MemberDraft } from '@atelier/contracts';
import type { Control } from 'react-hook-form';
import type { MemberFormValues } from './memberForm';

export interface MemberFormProps {
  control: Control<MemberFormValues, unknown, MemberDraft>;
}
