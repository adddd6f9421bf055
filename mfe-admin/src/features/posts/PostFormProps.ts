import type { PostDraft } from '@atelier/contracts';
import type { UseFormReturn } from 'react-hook-form';
import type { PostFormValues } from './postForm';

type PostForm = UseFormReturn<PostFormValues, unknown, PostDraft>;

export interface PostFormProps {
  form: PostForm;
}
