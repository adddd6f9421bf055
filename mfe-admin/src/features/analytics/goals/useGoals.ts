import type { Goal, GoalInput } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useDefinitions } from '../../../definitions/useDefinitions';
import { usePlatform } from '../../../platform/usePlatform';
import { withVersion } from '../../../resource-page/versions';
import { goalWords } from './goalWords';

const WORDS = {
  created: 'Goal saved',
  updated: 'Goal saved',
  deleted: 'Goal deleted',
  confirmDelete: 'Are you sure you want to delete this goal for everyone who reads analytics? Visits stay.',
  saveFailed: 'Failed to save goal',
  deleteFailed: 'Failed to delete goal',
};

const toFields = (goal: GoalInput) => ({ name: goal.name, reachedBy: goalWords(goal) });

/** The goals, and the changes of them, after which the report is counted again. */
export const useGoals = (onChanged: () => void) => {
  const { api } = usePlatform();
  return useDefinitions<Goal, GoalInput>({
    address: getAddress('GET /analytics/goals'),
    words: WORDS,
    create: (body) => api.call('POST /analytics/goals', { body }),
    update: ({ id, version }, body) =>
      api.call('PUT /analytics/goals/{id}', { params: { id }, body, headers: withVersion(version) }),
    remove: ({ id, version }) =>
      api.call('DELETE /analytics/goals/{id}', { params: { id }, headers: withVersion(version) }),
    toFields,
    onChanged,
  });
};
