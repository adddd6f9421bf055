import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DOCUMENT_TYPES, type DocumentType, type JobApplication } from '@atelier/contracts';
import { oneLine, Transactions, type UploadedFile } from '@atelier/service-kit';
import { Injectable, NotFoundException } from '@nestjs/common';
import { IdempotencyKeys } from '../messages/idempotency-keys.js';
import { SpamScorer } from '../protection/spam-scorer.js';
import { applicationMessage, newApplication } from '../submissions/submission.js';
import { SubmissionsEvents } from '../submissions/submissions.events.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import { ApplicationFiles } from './application-files.js';

const MAX_NAME_LENGTH = 120;

/** The sender's name for the file, with the ending of what it really is, because staff save it under this name. */
const getName = ({ filename, contentType }: UploadedFile<DocumentType>): string => {
  const name = oneLine(filename) || 'application';
  const ending = `.${DOCUMENT_TYPES[contentType]}`;
  const whole = name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
  return whole.slice(-MAX_NAME_LENGTH).toWellFormed();
};

/** Receives job applications, which are then handled like any other submission. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly inbox: SubmissionsService,
    private readonly submissions: SubmissionsRepository,
    private readonly files: ApplicationFiles,
    private readonly events: SubmissionsEvents,
    private readonly keys: IdempotencyKeys,
    private readonly spamScorer: SpamScorer,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the new submission's ID, or that of the first application with this key. */
  async receive(
    application: JobApplication,
    file: UploadedFile<DocumentType> | undefined,
    key?: string,
  ): Promise<string> {
    const content = file && (await readFile(file.file));
    const attachment =
      file === undefined ? null : { name: getName(file), media_type: file.contentType, bytes: file.bytes };
    const sent = { ...application, file: content && createHash('sha256').update(content).digest('hex') };
    return this.transactions.run(async () => {
      const known = key === undefined ? undefined : await this.keys.find(key, sent);
      if (known !== undefined) return known;
      const now = new Date();
      const suspicion = this.spamScorer.scoreMessage(applicationMessage(application), now);
      const submission = await this.submissions.insert(newApplication(application, attachment, suspicion, now));
      if (content !== undefined) await this.files.insert(submission.id, content);
      if (suspicion === null) await this.events.received(submission);
      if (key !== undefined) await this.keys.remember(key, sent, submission.id, now);
      return submission.id;
    });
  }

  /** Throws 404 if there is no file, or if the submission is missing or in the trash. */
  async getFile(id: string): Promise<Buffer> {
    const submission = await this.inbox.find(id);
    const content = await this.files.find(submission.id);
    if (content === undefined) throw new NotFoundException('This submission has no file');
    return content;
  }
}
