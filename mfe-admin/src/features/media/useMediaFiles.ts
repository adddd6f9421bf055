import { getAddress } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useManagedList } from '../../resource-page/useManagedList';
import { mediaListAddress } from './media.api';
import type { MediaListState } from './mediaListState';

/** The files that match the state, the counts per kind, and the tags in use. */
export const useMediaFiles = ({ view: _view, ...state }: MediaListState) => {
  const { rows: files, ...list } = useManagedList({
    list: mediaListAddress(state),
    stats: getAddress('GET /media-files/stats'),
    name: 'files',
    failed: 'Failed to load media files',
  });
  const tags = useAnswer(getAddress('GET /media-files/tags'));
  return {
    ...list,
    files,
    tags: tags.data?.data ?? [],
    refresh: () => Promise.all([list.refresh(), tags.mutate()]),
  };
};
