import type { NewResponse, ResponseRecord } from './response-record.js';

export abstract class ResponsesRepository {
  abstract insert(response: NewResponse): Promise<ResponseRecord>;
  abstract find(id: string): Promise<ResponseRecord | undefined>;
  /** Answers how many there were. */
  abstract removeOf(submissionIds: readonly string[]): Promise<number>;
  abstract removeAll(): Promise<void>;
  /** Oldest first. */
  abstract ofSubmission(submissionId: string): Promise<ResponseRecord[]>;
}
