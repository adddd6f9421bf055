import { createHmac } from 'node:crypto';
import type { SketchEntry } from '@atelier/contracts';
import { toEntry } from '../uniques/sketch.js';

/** The caller as identified by a request: used for the hash and then discarded. */
export interface Caller {
  address: string;
  userAgent: string;
  host: string;
}

const LENGTH = 22;

const getHash = (salt: string, { address, userAgent, host }: Caller): Buffer =>
  createHmac('sha256', salt)
    .update(JSON.stringify([address, userAgent, host]))
    .digest();

/** The same for the same caller on one day, and untraceable once the salt is deleted. */
export const visitorHash = (salt: string, caller: Caller): string =>
  getHash(salt, caller).toString('base64url').slice(0, LENGTH);

/** What is told of the hash with the month's salt, which no other code sees. */
export const sketchEntryOf = (monthSalt: string, caller: Caller): SketchEntry => toEntry(getHash(monthSalt, caller));
