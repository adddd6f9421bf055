import { useAnswer } from '../../platform/useAnswer';
import { type Colleague, colleaguesAddress } from './submissions.api';

const NOBODY: readonly Colleague[] = [];

/** Whom messages can be given to; nobody while that is not known. */
export const useColleagues = (): readonly Colleague[] => useAnswer(colleaguesAddress).data?.data ?? NOBODY;
