import { createHash } from 'node:crypto';
import { type CommentInput, isAllowed, submissionCommented, type TokenClaims } from '@atelier/contracts';
import { AuditTrail, Outbox, Transactions } from '@atelier/service-kit';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { Types } from 'mongoose';
import { staffName } from '../submissions/staff-name.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import { getTitle } from '../submissions/submission-trail.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import type { CommentRecord } from './comment-record.js';
import { CommentsRepository } from './comments.repository.js';

const ID_LENGTH = 24;

/** One key of one person names one comment on a message, so its ID follows from them. */
const idOfKey = (submissionId: string, authorId: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([submissionId, authorId, key]))
    .digest('hex')
    .slice(0, ID_LENGTH);

/** What staff write to each other about a message. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly inbox: SubmissionsService,
    private readonly submissions: SubmissionsRepository,
    private readonly comments: CommentsRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  async list(submissionId: string): Promise<CommentRecord[]> {
    const { id } = await this.inbox.find(submissionId);
    return this.comments.ofSubmission(id);
  }

  /** Returns the new comment, or the first one with this key. When two arrive at once, one transaction runs again and finds it. */
  async add(submissionId: string, input: CommentInput, viewer: TokenClaims, key?: string): Promise<CommentRecord> {
    return this.transactions.run(async () => {
      const submission = await this.inbox.find(submissionId);
      const author = { id: viewer.sub, name: staffName(viewer) };
      const id = key === undefined ? String(new Types.ObjectId()) : idOfKey(submission.id, author.id, key);
      const known = await this.comments.find(id);
      if (known !== undefined) return this.requireSame(known, input);
      const createdAt = new Date();
      const mentions = [...new Map(input.mentions.map((mention) => [mention.id, mention])).values()];
      const comment = { id, submissionId: submission.id, text: input.text, author, mentions, createdAt };
      await this.comments.insert(comment);
      await this.submissions.markCommented(submission.id, createdAt);
      await this.tell(comment);
      await this.record('created', submission, comment);
      return comment;
    });
  }

  /** Throws 403 unless the viewer wrote it or may delete messages. */
  async delete(submissionId: string, commentId: string, viewer: TokenClaims): Promise<void> {
    await this.transactions.run(async () => {
      const submission = await this.inbox.find(submissionId);
      const comment = await this.comments.find(commentId);
      if (comment?.submissionId !== submission.id) throw new NotFoundException('Comment not found');
      if (comment.author.id !== viewer.sub && !isAllowed(viewer, 'contact', 'delete'))
        throw new ForbiddenException('Only its author can delete this comment');
      await this.comments.remove(comment.id);
      await this.record('deleted', submission, comment);
    });
  }

  private requireSame(known: CommentRecord, { text }: CommentInput): CommentRecord {
    if (known.text === text) return known;
    throw new ConflictException('This Idempotency-Key was already used with another comment.');
  }

  private async tell({ submissionId: id, id: commentId, author, mentions }: CommentRecord) {
    const mentionedIds = mentions.map((mention) => mention.id);
    await this.outbox.add(submissionCommented, id, { id, commentId, authorId: author.id, mentionedIds });
  }

  private async record(action: 'created' | 'deleted', submission: SubmissionRecord, { id }: CommentRecord) {
    const path = `/admin/contacts?open=${submission.id}`;
    const item = { kind: 'comment', id, title: getTitle(submission), path };
    await this.audit.record({ action, resource: 'contact', item });
  }
}
