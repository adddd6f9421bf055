import type { Goal, GoalInput } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../../platform/useAnswer';
import { usePlatform } from '../../../platform/usePlatform';
import { useItemActions } from '../../../resource-page/useItemActions';
import { madeOn } from '../../../resource-page/versions';
import { goalWords } from './goalWords';

const ADDRESS = getAddress('GET /analytics/goals');
const NONE: readonly Goal[] = [];

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
  const { data, error, mutate } = useAnswer(ADDRESS);

  /** The goal as it is on the server now. */
  const read = async ({ id }: { id: string }): Promise<Goal> => {
    const found = (await api.get(ADDRESS)).data.find((goal) => goal.id === id);
    if (found === undefined) throw new Error('Goal not found');
    return found;
  };
  const actions = useItemActions<Goal, GoalInput>({
    words: WORDS,
    getName: ({ name }) => name,
    create: (body) => api.call('POST /analytics/goals', { body }),
    update: ({ id, version }, body) =>
      api.call('PUT /analytics/goals/{id}', { params: { id }, body, headers: madeOn(version) }),
    remove: ({ id, version }) => api.call('DELETE /analytics/goals/{id}', { params: { id }, headers: madeOn(version) }),
    compare: { mine: toFields, theirs: async (goal) => toFields(await read(goal)) },
    refresh: () => {
      onChanged();
      return mutate();
    },
  });
  return { ...actions, goals: data?.data ?? NONE, error: data === undefined ? error : undefined, read };
};
