import { addressOf } from '@atelier/web-kit/api/calls';
import { useFreshAnswer } from '../../platform/useFreshAnswer';

/** The post with its content, past every cache. */
export const usePostToEdit = (id: string) => {
  const { answer, ...state } = useFreshAnswer(addressOf('GET /blog/{id}', { params: { id } }));
  return { post: answer?.post, ...state };
};
