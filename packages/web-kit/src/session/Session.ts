import type { Admin, Credentials, Failure, SecondFactor, SignedIn } from '@atelier/contracts';
import type { TokenSource } from '../api/ApiClient';
import { SecondFactorAsked, SignInRefused } from './signInFailures';

/** `unknown` until the stored token was read, `verifying` while the server checks it. */
export type SessionState =
  | { status: 'unknown' | 'verifying' | 'anonymous'; admin?: undefined }
  | { status: 'authenticated'; admin: Admin };

export const TOKEN_KEYS = ['adminToken', 'authToken'] as const;
const API_KEY = 'apiKey';
/** Set while the server does not know of a logout. */
const LOGOUT_PENDING = 'logoutPending';
export const LOGIN_PATH = '/admin/login';
export const SESSION_EXPIRED = 'Session expired. Please login again.';
const NOT_KNOWN_WHO = 'Failed to get admin info';
/** Waits between retries if the server fails, so that a restarting server signs nobody out. */
const ASK_AGAIN_AFTER_MS = [500, 1500, 3000];
/** This status and those above it say nothing about the session. */
const TOO_MANY_REQUESTS = 429;
const LOGIN_FAILED = 'Login failed. Please try again.';

export interface SessionDependencies {
  storage: Storage;
  doFetch: typeof fetch;
  currentPath(): string;
  /** Whether the user is leaving the page, which makes running calls fail. */
  isLeaving(): boolean;
  pause(durationMs: number): Promise<void>;
  redirect(path: string): void;
  say(message: string): void;
}

/** The body of any answer, successful or not. */
type AnswerBody = Partial<Pick<Failure, 'message' | 'error'>> & {
  data?: Partial<SignedIn['data'] & { challenge: string }>;
};

/** Three parts separated by dots: the only check of a stored token before the server checks it (AUTH-4). */
export const hasTokenForm = (token: string): boolean => /^[^.\s]+\.[^.\s]+\.[^.\s]+$/.test(token);

/** The current session. The shell creates one for the whole page and passes it to the remotes. */
export class Session implements TokenSource {
  private state: SessionState = { status: 'unknown' };
  private readonly listeners = new Set<() => void>();
  private renewing: Promise<boolean> | undefined;

  constructor(private readonly dependencies: SessionDependencies) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): SessionState => this.state;

  token(): string | undefined {
    const { storage } = this.dependencies;
    const stored = TOKEN_KEYS.map((key) => storage.getItem(key)).find((token) => token !== null);
    if (stored === undefined || stored === null) return undefined;
    if (hasTokenForm(stored)) return stored;
    this.forget();
    return undefined;
  }

  /** Reads the stored token and asks the server whether it is still valid. */
  async verify(): Promise<SessionState> {
    if (this.state.status === 'authenticated') return this.state;
    if (this.token() === undefined) {
      if (this.dependencies.storage.getItem(LOGOUT_PENDING) !== null) await this.endOnServer();
      return this.become({ status: 'anonymous' });
    }
    this.become({ status: 'verifying' });
    const { admin, problem = NOT_KNOWN_WHO } = await this.askWhoAmI();
    if (admin !== undefined) return this.become({ status: 'authenticated', admin });
    // A call that was aborted because the user left the page says nothing about the token.
    if (!this.dependencies.isLeaving()) {
      this.forget();
      this.dependencies.say(problem);
    }
    return this.become({ status: 'anonymous' });
  }

  /** Throws SignInRefused, or SecondFactorAsked if the password alone is not enough. */
  login(credentials: Credentials): Promise<Admin> {
    return this.signInBy('/api/auth/login', credentials);
  }

  /** Completes a sign-in with the second factor. Throws SignInRefused. */
  completeLogin(shown: SecondFactor): Promise<Admin> {
    return this.signInBy('/api/auth/login/second-factor', shown);
  }

  /** Signs in with a passkey's signature. Throws SignInRefused. */
  loginByPasskey(credential: object): Promise<Admin> {
    return this.signInBy('/api/auth/login/passkey', { credential });
  }

  /** Without an answer of the server, the next page that opens tells it. */
  async logout(): Promise<void> {
    await this.endOnServer(this.token());
    this.forget();
    this.become({ status: 'anonymous' });
  }

  /** One renewal for all calls that are refused at the same time. Throws if the server fails or takes no more requests. */
  renew(): Promise<boolean> {
    this.renewing ??= this.renewOnce().finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  expired(): void {
    const { currentPath, redirect, say } = this.dependencies;
    this.forget();
    // Several refused calls report the same end of the session.
    if (this.state.status === 'anonymous') return;
    this.become({ status: 'anonymous' });
    say(SESSION_EXPIRED);
    if (!currentPath().startsWith(LOGIN_PATH)) redirect(LOGIN_PATH);
  }

  /** Updates the user after a change of their profile. */
  replaceAdmin(admin: Admin): void {
    this.become({ status: 'authenticated', admin });
  }

  private async signInBy(path: string, shown: object): Promise<Admin> {
    const answer = await this.post(path, shown).catch(() => undefined);
    const { admin, token, challenge } = answer?.body.data ?? {};
    const message = answer?.body.message ?? answer?.body.error ?? LOGIN_FAILED;
    if (answer?.ok && challenge !== undefined) throw new SecondFactorAsked(message, challenge);
    if (!answer?.ok || admin === undefined || token === undefined)
      throw new SignInRefused(message, answer?.status ?? 0);
    this.keep(token);
    this.become({ status: 'authenticated', admin });
    return admin;
  }

  /** Empty if the server does not answer. */
  private async askWhoAmI(): Promise<{ admin?: Admin | undefined; problem?: string }> {
    try {
      const first = await this.getMe();
      if (first.status !== 401) return first;
      return (await this.renew()) ? await this.getMe() : { problem: SESSION_EXPIRED };
    } catch {
      return {};
    }
  }

  private async getMe(): Promise<{ status: number; admin?: Admin | undefined }> {
    const response = await this.patiently('/api/auth/me', {
      credentials: 'include',
      headers: { authorization: `Bearer ${this.token() ?? ''}` },
    });
    const body = (await response.json()) as AnswerBody;
    return { status: response.status, admin: response.ok ? body.data?.admin : undefined };
  }

  private async renewOnce(): Promise<boolean> {
    const answer = await this.patiently('/api/auth/refresh', { method: 'POST', credentials: 'include' });
    if (!answer.ok) {
      if (answer.status < TOO_MANY_REQUESTS) return false;
      throw new Error();
    }
    const { data } = (await answer.json()) as SignedIn;
    this.keep(data.token);
    this.become({ status: 'authenticated', admin: data.admin });
    return true;
  }

  /** Retries if there is no answer or the server fails. The last attempt's result counts. */
  private async patiently(path: string, request: RequestInit): Promise<Response> {
    const { doFetch, isLeaving, pause } = this.dependencies;
    for (const waitMs of ASK_AGAIN_AFTER_MS) {
      const response = await doFetch(path, request).catch(() => undefined);
      if (response !== undefined && response.status < 500) return response;
      if (isLeaving()) break;
      await pause(waitMs);
    }
    return doFetch(path, request);
  }

  private async post(
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<{ ok: boolean; status: number; body: AnswerBody }> {
    const response = await this.dependencies.doFetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { ok: response.ok, status: response.status, body: (await response.json()) as AnswerBody };
  }

  /** The session's cookie is enough; a token ends its own session as well. */
  private async endOnServer(token?: string): Promise<void> {
    const { storage } = this.dependencies;
    storage.setItem(LOGOUT_PENDING, '1');
    const answer = await this.post('/api/auth/logout', undefined, token).catch(() => undefined);
    if (answer?.ok) storage.removeItem(LOGOUT_PENDING);
  }

  private keep(token: string) {
    this.dependencies.storage.removeItem(LOGOUT_PENDING);
    this.dependencies.storage.setItem(TOKEN_KEYS[0], token);
  }

  private forget() {
    for (const key of [...TOKEN_KEYS, API_KEY]) this.dependencies.storage.removeItem(key);
  }

  private become(state: SessionState): SessionState {
    this.state = state;
    for (const listener of this.listeners) listener();
    return state;
  }
}
