import { createHmac } from 'node:crypto';
import { issuerOf, toSeed } from '../../docker/issuer-key.mjs';
import { SERVICES, type ServiceName } from '../unit-environments.ts';

/** Accounts with their own user on the servers. Gateway and shell use only NATS. */
export const UNIT_ACCOUNTS = [...SERVICES, 'gateway', 'shell'] as const;
/** For people, backups, and tests; no unit uses it. */
export const ADMINISTRATOR = 'administrator';
export const ACCOUNTS = [...UNIT_ACCOUNTS, ADMINISTRATOR] as const;
export type Account = ServiceName | 'gateway' | 'shell' | typeof ADMINISTRATOR;
export type Passwords = Record<Account, string>;

/** The secret of the embedded servers, in a file that mongod reads as its key file. */
export interface ServersKey {
  file: string;
  value: string;
}

/** Derived, so that only one secret is stored. It begins with a letter because NATS reads a value that begins with a digit as a number. */
const getPassword = ({ value }: ServersKey, account: Account): string =>
  `p${createHmac('sha256', value).update(account).digest('hex')}`;

export const getPasswords = (key: ServersKey): Passwords =>
  Object.fromEntries(ACCOUNTS.map((account) => [account, getPassword(key, account)])) as Passwords;

/** Derived as well: with it, the webhooks service signs what NATS lets event subscribers do. */
export const getSubscribersSeed = ({ value }: ServersKey): string =>
  toSeed(createHmac('sha256', value).update('event subscribers').digest());

/** Edits the text, because `URL` cannot parse the hosts of a replica set. */
export const withCredentials = (url: string, account: Account, password: string): string =>
  url.replace(/^([a-z+]+:\/\/)([^/@]*@)?/, (_all, scheme) => `${scheme}${account}:${encodeURIComponent(password)}@`);

/** The address of an embedded server with the credentials of one account. */
export const urlFor = (account: Account, url: string, key: ServersKey): string =>
  withCredentials(url, account, getPassword(key, account));

/** The variable from which the NATS configuration and containers read a password. */
export const passwordVariable = (account: Account): string => `PASSWORD_${account.toUpperCase()}`;

/** The variables that the configuration of NATS refers to. */
export const natsVariables = (key: ServersKey): NodeJS.ProcessEnv => {
  const passwords = getPasswords(key);
  return {
    ...Object.fromEntries(ACCOUNTS.map((account) => [passwordVariable(account), passwords[account]])),
    SUBSCRIBERS_ISSUER: issuerOf(getSubscribersSeed(key)),
  };
};
