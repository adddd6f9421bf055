import type { AnswerOfCall } from '@atelier/contracts/operations';
import { ApiError, errorOfAnswer, isApiError, SEARCH_CANCELLED, SERVER_NOT_RESPONDING } from './ApiError';
import { type Address, type CallInput, type CallKey, getPlace, type Optional } from './calls';

export const REQUEST_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 60_000;
const TIMED_OUT = 'The server did not answer in time. Please try again.';

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

interface AnyCall extends CallOptions {
  params?: Readonly<Record<string, string>>;
  query?: object;
}

/** Provides the bearer token for calls and renews it when it is refused. */
export interface TokenSource {
  token(): string | undefined;
  /** Renews the token silently, once; false if the session has ended. Throws if that is unknown. */
  renew(): Promise<boolean>;
  /** The session could not be renewed: clear it, redirect, and tell the user. */
  expired(): void;
}

/** JSON parsed; other successful answers as a file. */
const readBody = async (response: Response): Promise<unknown> => {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (isJson) return response.json();
  return response.ok ? response.blob() : undefined;
};

const getFailure = (error: unknown, signal: AbortSignal | undefined): ApiError => {
  if (isApiError(error)) return error;
  if (signal?.aborted) return new ApiError(SEARCH_CANCELLED, 'cancelled');
  const isTimeout = typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
  return isTimeout ? new ApiError(TIMED_OUT, 'timeout') : new ApiError(SERVER_NOT_RESPONDING, 'network');
};

/** Calls the API: JSON, credentials, bearer token, one renewal after a 401, and the messages of the catalog. */
export class ApiClient {
  constructor(
    private readonly tokens: TokenSource,
    private readonly baseUrl = '/api',
    private readonly doFetch: typeof fetch = (...request) => fetch(...request),
  ) {}

  /** A call of the contract: `call('PUT /blog/{id}', { params: { id }, body })`. */
  call<Key extends CallKey>(key: Key, ...[input]: Optional<CallInput<Key> & Omit<CallOptions, 'body'>>) {
    const { params, query, ...options } = (input ?? {}) as AnyCall;
    const [method, path] = getPlace(key, { params, query });
    return this.send<AnswerOfCall<Key>>(method, path, options);
  }

  /** Reads an address. The answer has the address's type if it has one. */
  get<Answer>(path: Address<Answer> | string, options: CallOptions = {}): Promise<Answer> {
    return this.send<Answer>('GET', path, options);
  }

  async send<Answer>(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    try {
      const response = await this.attempt(method, path, options);
      const body = await readBody(response);
      if (!response.ok) throw errorOfAnswer(response.status, body as Record<string, never> | undefined);
      return body as Answer;
    } catch (error) {
      throw getFailure(error, options.signal);
    }
  }

  private async attempt(method: string, path: string, options: CallOptions): Promise<Response> {
    const hadSession = this.tokens.token() !== undefined;
    const response = await this.request(method, path, options);
    if (response.status !== 401 || !hadSession || path.startsWith('/auth/login')) return response;
    if (await this.tokens.renew()) {
      const repeated = await this.request(method, path, options);
      if (repeated.status !== 401) return repeated;
    }
    this.tokens.expired();
    return response;
  }

  private request(
    method: string,
    path: string,
    { body, headers = {}, signal, timeoutMs = REQUEST_TIMEOUT_MS }: CallOptions,
  ) {
    const token = this.tokens.token();
    const isForm = body instanceof FormData;
    const timeout = AbortSignal.timeout(timeoutMs);
    return this.doFetch(`${this.baseUrl}${path}`, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  }
}
