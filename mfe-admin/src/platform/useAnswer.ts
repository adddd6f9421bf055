import type { Address } from '@atelier/web-kit/api/calls';
import useSWR, { type SWRConfiguration } from 'swr';

/** The API's answer for an address, from the page's cache; a null address sends nothing. */
export const useAnswer = <Answer>(address: Address<Answer> | null, options: SWRConfiguration<Answer, Error> = {}) =>
  useSWR<Answer, Error>(address, options);
