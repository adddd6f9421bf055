import type { SavedSegment, SavedSegmentInput } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useDefinitions } from '../../../definitions/useDefinitions';
import { usePlatform } from '../../../platform/usePlatform';
import { withVersion } from '../../../resource-page/versions';
import type { Report } from '../headlineFigures';
import { segmentWords } from './conditions';

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
  return useDefinitions<SavedSegment, SavedSegmentInput>({
    address: getAddress('GET /analytics/segments'),
    words: WORDS,
    create: (body) => api.call('POST /analytics/segments', { body }),
    update: ({ id, version }, body) =>
      api.call('PUT /analytics/segments/{id}', { params: { id }, body, headers: withVersion(version) }),
    remove: ({ id, version }) =>
      api.call('DELETE /analytics/segments/{id}', { params: { id }, headers: withVersion(version) }),
    toFields: ({ name, segment }) => ({ name, conditions: segmentWords(segment, goals) }),
  });
};
export type Segments = ReturnType<typeof useSegments>;
