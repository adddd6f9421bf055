import { useAnswer } from '../../platform/useAnswer';
import { type Colleague, colleaguesAddress } from './submissions.api';

const NOBODY: readonly Colleague[] = [];

/** The possible assignees; empty while loading. */
export const useColleagues = (): readonly Colleague[] => useAnswer(colleaguesAddress).data?.data ?? NOBODY;
