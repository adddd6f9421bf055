import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../platform/useAnswer';

/** The studio's time zone, an IANA name; undefined until it is known. */
export const useTimeZone = (): string | undefined => useAnswer(addressOf('GET /studio')).data?.data.timeZone;
