import { addressOf } from '@atelier/web-kit/api/calls';
import { useFreshAnswer } from '../../platform/useFreshAnswer';

/** The post with its content, past every cache, and the draft of it that nobody has saved; without that where it cannot be had. */
export const usePostToEdit = (id: string) => {
  const { answer, error, retry } = useFreshAnswer(addressOf('GET /blog/{id}', { params: { id } }));
  const draft = useFreshAnswer(addressOf('GET /blog/{id}/auto-save', { params: { id } }));
  const isDraftKnown = draft.answer !== undefined || draft.error !== undefined;
  return {
    post: isDraftKnown ? answer?.post : undefined,
    draft: draft.answer?.data ?? undefined,
    error,
    retry: () => {
      retry();
      draft.retry();
    },
  };
};
