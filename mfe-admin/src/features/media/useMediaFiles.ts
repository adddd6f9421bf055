import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { mediaListAddress } from './media.api';
import type { MediaListState } from './mediaListState';

const LOAD_FAILED = 'Failed to load media files';

/** The files that the state describes, how many there are of which kind, and the tags that they bear. */
export const useMediaFiles = ({ view: _view, ...state }: MediaListState) => {
  const list = useAnswer(mediaListAddress(state), { keepPreviousData: true });
  const stats = useAnswer(addressOf('GET /media-files/stats'));
  const tags = useAnswer(addressOf('GET /media-files/tags'));
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  return {
    files: list.error === undefined ? list.data?.data : [],
    total: list.error === undefined ? (list.data?.total ?? 0) : 0,
    stats: stats.data?.data,
    tags: tags.data?.data ?? [],
    failure,
    refresh: () => Promise.all([list.mutate(), stats.mutate(), tags.mutate()]),
  };
};
