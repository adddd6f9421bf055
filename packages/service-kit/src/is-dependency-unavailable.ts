/** Errors of the MongoDB driver and of `AbortSignal.timeout`, by name. */
const NAMES: ReadonlySet<unknown> = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'TimeoutError',
]);

/** Error codes of sockets, DNS, disks, undici, nodemailer and S3. A full or read-only disk is an outage of storage. */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EROFS',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
  'ECONNECTION',
  'ESOCKET',
  'EDNS',
  'SlowDown',
  'ServiceUnavailable',
]);

/** Labels of MongoDB server errors for operations that will succeed once a primary is back or a conflict is over. */
const LABELS = ['TransientTransactionError', 'RetryableWriteError'];

const MAX_CAUSES = 5;

interface Details {
  name?: unknown;
  code?: unknown;
  cause?: unknown;
  hasErrorLabel?: (label: string) => boolean;
}

/**
 * Whether the database, the object storage, the mail server or the network failed, so that the same work will succeed later.
 */
export const isDependencyUnavailable = (error: unknown, causesLeft = MAX_CAUSES): boolean => {
  if (typeof error !== 'object' || error === null || causesLeft === 0) return false;
  const { name, code, cause, hasErrorLabel } = error as Details;
  if (NAMES.has(name) || CODES.has(code)) return true;
  if (LABELS.some((label) => hasErrorLabel?.call(error, label) === true)) return true;
  return isDependencyUnavailable(cause, causesLeft - 1);
};
