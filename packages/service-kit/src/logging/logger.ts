import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, type SerializedError } from 'pino';
import { currentContext } from '../context/request-context.js';
import { loggedUrl, withoutTokens } from './without-secrets.js';

const SECRET_PATHS = [
  'password',
  '*.password',
  'token',
  '*.token',
  'authorization',
  '*.authorization',
  'cookie',
  '*.cookie',
];

/** Error messages contain addresses too. */
const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { message, stack, ...others }: SerializedError = pino.stdSerializers.err(error);
  return { ...others, message: withoutTokens(message), stack: withoutTokens(stack) };
};

/** Lines wait in memory while the disk is full; beyond this length they are dropped. */
const MAX_WAITING_CHARACTERS = 1_000_000;

const toStandardOutput = (): DestinationStream => {
  const output = pino.destination({ sync: false, minLength: 0, maxLength: MAX_WAITING_CHARACTERS });
  // Nowhere to report it: the service goes on, and the next line tries again.
  output.on('error', () => undefined);
  return output;
};

/**
 * Logs one JSON line per entry, with the request's ID and trace if there is one. Secrets are censored by name, and in
 * addresses; an address must use the name `url`.
 */
export const createLogger = (service: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { url: loggedUrl, err: loggedError },
      redact: { paths: SECRET_PATHS, censor: '[secret]' },
      mixin: () => {
        const context = currentContext();
        return context === undefined ? {} : { requestId: context.requestId, trace: context.traceparent };
      },
    },
    destination ?? toStandardOutput(),
  );

/** Sends Nest's own log lines through the service's logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string) {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string) {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string) {
    this.logger.error({ context, stack }, String(message));
  }
  debug(message: unknown, context?: string) {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string) {
    this.logger.trace({ context }, String(message));
  }
}
