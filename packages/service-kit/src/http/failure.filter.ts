import { STATUS_CODES } from 'node:http';
import type { Failure } from '@atelier/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { throwError } from 'rxjs';
import { isDependencyUnavailable } from '../is-dependency-unavailable.js';
import { InvalidInput, TryLater } from './exceptions.js';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  401: 'Authentication required.',
  403: 'Access denied.',
  404: 'Resource not found.',
  408: 'The request took too long to arrive.',
  413: 'The request body is too large.',
  415: 'The content type is not supported.',
  429: 'Too many requests. Please try again later.',
  500: 'Server error. Please try again later.',
  503: 'The service is temporarily unavailable. Please try again.',
};

const getName = (exception: unknown): string => (exception instanceof Error ? exception.name : '');

const getStatus = (exception: unknown): number => {
  if (exception instanceof HttpException) return exception.getStatus();
  if (isDependencyUnavailable(exception)) return 503;
  const status = (exception as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
};

const getMessage = (exception: unknown, status: number): string => {
  const fallback = MESSAGES[status] ?? 'Something went wrong.';
  if (!(exception instanceof HttpException)) return fallback;
  const isRouterMessage = /^Cannot [A-Z]+ /.test(exception.message);
  return isRouterMessage ? fallback : exception.message || fallback;
};

/** Nest passes on Fastify's own refusals as HTTP exceptions with a cause. */
const isFastifyError = (exception: unknown): boolean =>
  !(exception instanceof HttpException) || getName(exception.cause) === 'FastifyError';

const bodyIssue = (exception: unknown, status: number) => {
  if (exception instanceof InvalidInput) return { errors: [...exception.issues] };
  const isBodyFault = status === 400 || status === 413 || status === 415;
  if (!isFastifyError(exception) || !isBodyFault) return {};
  const rule = status === 400 ? 'Body must be valid JSON' : (MESSAGES[status] ?? '');
  return { errors: [{ field: status === 415 ? 'content-type' : 'body', message: rule }] };
};

const getData = (exception: unknown): Pick<Failure, 'data'> => {
  const carriesData = exception instanceof HttpException && 'data' in exception;
  return carriesData && exception.data !== undefined ? { data: exception.data } : {};
};

/**
 * Answers every failed call in the contract's error format. An unexpected error is logged with its stack and hidden from the
 * client. An event handler's error goes to the transport, which decides on retry or dead letter.
 */
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(exception: unknown, host: ArgumentsHost) {
    if (host.getType() === 'rpc') return throwError(() => exception);
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const status = getStatus(exception);
    if (status >= 500)
      this.logger.error({ err: exception, method: request.method, url: request.url }, 'request failed');
    const failure: Failure = {
      success: false,
      message: getMessage(exception, status),
      error: STATUS_CODES[status] ?? 'Error',
      ...bodyIssue(exception, status),
      ...getData(exception),
      requestId: String(request.id),
    };
    if (exception instanceof TryLater) void reply.header('retry-after', exception.retryAfterSeconds);
    return reply.status(status).send(failure);
  }
}
