import type { MailQueue, Transactions } from '@atelier/service-kit';
import { describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import type { AuthEnvironment } from '../environment.js';
import type { MailedTokens } from '../mailed-tokens/mailed-tokens.js';
import type { StudioCopy } from '../studio/studio-copy.js';
import type { UsersRepository } from '../users/users.repository.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';

/** Never finds a user; the test decides when the lookup ends. */
const serviceOver = (findByEmail: (email: string) => Promise<undefined>, error = jest.fn()) =>
  new ForgottenPasswordsService(
    { findByEmail } as unknown as UsersRepository,
    {} as MailedTokens,
    {} as MailQueue,
    {} as Transactions,
    {} as StudioCopy,
    {} as AuthEnvironment,
    { error } as unknown as Logger,
  );

describe('ForgottenPasswordsService', () => {
  it('API-AUTH answers without waiting for the lookup, and waits for it before shutting down', async () => {
    let found = () => {};
    const service = serviceOver(() => new Promise((resolve) => (found = () => resolve(undefined))));
    expect(service.begin('ada@atelier.test')).toBeUndefined();
    let isDown = false;
    const down = service.beforeApplicationShutdown().then(() => {
      isDown = true;
    });
    await Promise.resolve();
    expect(isDown).toBe(false);
    found();
    await down;
    expect(isDown).toBe(true);
  });

  it('API-AUTH logs errors without the address', async () => {
    const error = jest.fn();
    const service = serviceOver(() => Promise.reject(new Error('database away')), error);
    service.begin('ada@atelier.test');
    await service.beforeApplicationShutdown();
    expect(error).toHaveBeenCalledWith({ err: new Error('database away') }, expect.any(String));
    expect(JSON.stringify(error.mock.calls)).not.toContain('ada@atelier.test');
  });
});
