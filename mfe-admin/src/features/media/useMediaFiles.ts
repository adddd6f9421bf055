import { getAddress } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useManagedList } from '../../resource-page/useManagedList';
import { mediaListAddress } from './media.api';
import type { MediaListState } from './mediaListState';

/** The files that the state describes, how many there are of which kind, and the tags that they bear. */
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
