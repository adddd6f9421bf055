import type { Submission } from '@atelier/contracts';
import type { Address } from '@atelier/web-kit/api/calls';
import { useEffect } from 'react';
import { useAnswer } from '../../platform/useAnswer';

/** An answer about a message, which loads again when the message changes. */
export const useAnswerOfVersion = <Answer>(address: Address<Answer> | null, { version }: Submission) => {
  const { data, mutate } = useAnswer(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means the message has changed
  useEffect(() => void mutate(), [version, mutate]);
  return data;
};
