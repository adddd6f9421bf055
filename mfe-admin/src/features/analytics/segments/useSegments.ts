import type { SavedSegment, SavedSegmentInput } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../../platform/useAnswer';
import { usePlatform } from '../../../platform/usePlatform';
import { useItemActions } from '../../../resource-page/useItemActions';
import { madeOn } from '../../../resource-page/versions';
import type { Report } from '../headlineFigures';
import { segmentWords } from './conditions';

const ADDRESS = getAddress('GET /analytics/segments');
const NONE: readonly SavedSegment[] = [];

const WORDS = {
  created: 'Segment saved',
  updated: 'Segment saved',
  deleted: 'Segment deleted',
  confirmDelete: 'Are you sure you want to delete this segment for everyone who reads analytics? Visits stay.',
  saveFailed: 'Failed to save segment',
  deleteFailed: 'Failed to delete segment',
};

/** The saved segments, and the changes of them. */
export const useSegments = (goals: Report['goals']) => {
  const { api } = usePlatform();
  const { data, error, mutate } = useAnswer(ADDRESS);

  /** The segment as it is on the server now. */
  const read = async ({ id }: { id: string }): Promise<SavedSegment> => {
    const found = (await api.get(ADDRESS)).data.find((segment) => segment.id === id);
    if (found === undefined) throw new Error('Segment not found');
    return found;
  };
  const toFields = ({ name, segment }: SavedSegmentInput | SavedSegment) => ({
    name,
    conditions: segmentWords(segment, goals),
  });
  const actions = useItemActions<SavedSegment, SavedSegmentInput>({
    words: WORDS,
    getName: ({ name }) => name,
    create: (body) => api.call('POST /analytics/segments', { body }),
    update: ({ id, version }, body) =>
      api.call('PUT /analytics/segments/{id}', { params: { id }, body, headers: madeOn(version) }),
    remove: ({ id, version }) =>
      api.call('DELETE /analytics/segments/{id}', { params: { id }, headers: madeOn(version) }),
    compare: { mine: toFields, theirs: async (segment) => toFields(await read(segment)) },
    refresh: () => mutate(),
  });
  return { ...actions, segments: data?.data ?? NONE, hasFailed: error !== undefined && data === undefined, read };
};
export type Segments = ReturnType<typeof useSegments>;
