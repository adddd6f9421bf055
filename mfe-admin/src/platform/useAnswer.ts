import type { Address } from '@atelier/web-kit/api/calls';
import useSWR, { type SWRConfiguration } from 'swr';

/** What the API answers at an address, from the page's cache; a null address asks nothing. */
export const useAnswer = <Answer>(address: Address<Answer> | null, options: SWRConfiguration<Answer, Error> = {}) =>
  useSWR<Answer, Error>(address, options);
