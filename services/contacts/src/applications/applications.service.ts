import { readFile } from 'node:fs/promises';
import type { DocumentType, JobApplication } from '@atelier/contracts';
import { Transactions, type UploadedFile } from '@atelier/service-kit';
import { Injectable, NotFoundException } from '@nestjs/common';
import { SpamScorer } from '../protection/spam-scorer.js';
import { applicationMessage, newApplication } from '../submissions/submission.js';
import { SubmissionsEvents } from '../submissions/submissions.events.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import { ApplicationFiles } from './application-files.js';

const MAX_NAME_LENGTH = 120;

/** Receives job applications, which are then handled like any other submission. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly inbox: SubmissionsService,
    private readonly submissions: SubmissionsRepository,
    private readonly files: ApplicationFiles,
    private readonly events: SubmissionsEvents,
    private readonly spamScorer: SpamScorer,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the new submission's ID. */
  async receive(application: JobApplication, file: UploadedFile<DocumentType> | undefined): Promise<string> {
    const content = file && (await readFile(file.file));
    const attachment =
      file === undefined
        ? null
        : { name: file.filename.slice(-MAX_NAME_LENGTH), media_type: file.contentType, bytes: file.bytes };
    return this.transactions.run(async () => {
      const now = new Date();
      const suspicion = this.spamScorer.scoreMessage(applicationMessage(application), now);
      const submission = await this.submissions.insert(newApplication(application, attachment, suspicion, now));
      if (content !== undefined) await this.files.insert(submission.id, content);
      if (suspicion === null) await this.events.received(submission);
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
