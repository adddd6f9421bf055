import type { Review } from '@atelier/contracts';
import { PUBLISHED_RESOURCES } from '@atelier/contracts/auth/permissions';
import { useAnswer } from '../platform/useAnswer';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import { REVIEWS_ADDRESS } from './reviews.api';

/** Reviews that wait for the user, and their own; empty until loaded. */
export const useReviews = () => {
  const admin = useAdmin();
  const isAsked = PUBLISHED_RESOURCES.some((resource) => mayDo(admin, resource, 'write'));
  const { data, error, mutate } = useAnswer(isAsked ? REVIEWS_ADDRESS : null);
  const reviews: readonly Review[] = data?.data ?? [];
  return { reviews, hasFailed: data === undefined && error !== undefined, refresh: () => mutate() };
};
