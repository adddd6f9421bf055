import { Problem } from '../embedded/problem.ts';
import { ACCOUNTS, type Passwords, passwordVariable } from '../embedded/servers/accounts.ts';

export const demanded = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Problem(`${name} must be set.`);
  return value;
};

export const demandedPasswords = (): Passwords =>
  Object.fromEntries(ACCOUNTS.map((account) => [account, demanded(passwordVariable(account))])) as Passwords;
