import type { Submission, SubmissionFollowUp } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { GENERAL_RETRY_COUNT } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../platform/useAnswer';
import { watched } from '../../platform/watched';

/** How often new answers are loaded while the message is open. */
const CHECK = { refreshIntervalMs: 30_000, retryCount: GENERAL_RETRY_COUNT, retryDelayMs: 5000 };
const NOTHING: readonly SubmissionFollowUp[] = [];

/** The customer's answers by mail to a message's responses. */
export const useFollowUps = ({ id, folder }: Submission): readonly SubmissionFollowUp[] => {
  const address = folder === 'trash' ? null : getAddress('GET /contact/{id}/follow-ups', { params: { id } });
  return useAnswer(address, { ...watched(CHECK), revalidateOnFocus: true }).data?.data ?? NOTHING;
};
