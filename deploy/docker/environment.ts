import { Problem } from '../embedded/problem.ts';
import { ACCOUNTS, type Passwords, passwordVariable, withCredentials } from '../embedded/servers/accounts.ts';
import type { ServiceName, UnitEnvironment } from '../embedded/unit-environments.ts';

export const demanded = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Problem(`${name} must be set.`);
  return value;
};

/** SAMPLE_CONTENT: whether an empty installation is filled with sample content, or its owner opens the studio on one page. */
export const wantsSampleContent = (env: NodeJS.ProcessEnv = process.env): boolean => {
  const { SAMPLE_CONTENT: value = 'true' } = env;
  if (value !== 'true' && value !== 'false') throw new Problem(`SAMPLE_CONTENT must be true or false, not "${value}".`);
  return value === 'true';
};

export const demandedPasswords = (): Passwords =>
  Object.fromEntries(ACCOUNTS.map((account) => [account, demanded(passwordVariable(account))])) as Passwords;

/** The part of a service's environment that is its own; a program's environment has the rest. */
export const getCredentials = (name: ServiceName): UnitEnvironment => {
  const password = demanded(passwordVariable(name));
  return {
    MONGODB_URL: withCredentials(demanded('MONGODB_URL'), name, password),
    NATS_URL: withCredentials(demanded('NATS_URL'), name, password),
  };
};
