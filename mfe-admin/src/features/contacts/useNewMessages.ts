import { getAddress } from '@atelier/web-kit/api/calls';
import { GENERAL_RETRY_COUNT } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../platform/useAnswer';
import { watched } from '../../platform/watched';

const CHECK = { refreshIntervalMs: 60_000, retryCount: GENERAL_RETRY_COUNT, retryDelayMs: 5000 };

/** The number of messages that nobody has opened; undefined until it is known. */
export const useNewMessages = (): number | undefined =>
  useAnswer(getAddress('GET /contact/stats'), watched(CHECK)).data?.stats.breakdown.byStatus.new;
