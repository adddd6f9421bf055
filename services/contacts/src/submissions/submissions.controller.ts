import {
  type Assignment,
  assignment,
  idOrSlug,
  paginate,
  type SpamMark,
  type SubmissionListQuery,
  type SubmissionStatusChange,
  spamMark,
  submissionListQuery,
  submissionStatusChange,
  type TokenClaims,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { staffName } from './staff-name.js';
import { toSubmission } from './submission.js';
import { SubmissionsService } from './submissions.service.js';

/** The inbox, for staff only. */
@Controller()
export class SubmissionsController {
  constructor(private readonly submissions: SubmissionsService) {}

  @Operation('GET /contact')
  async list(@Query({ schema: submissionListQuery }) query: SubmissionListQuery, @CurrentViewer() viewer: TokenClaims) {
    const { submissions, total } = await this.submissions.list(query, viewer.sub);
    const data = submissions.map(toSubmission);
    const pagination = { ...paginate(query.page, query.limit, total), totalSubmissions: total };
    return { success: true, data, submissions: data, pagination };
  }

  @Operation('GET /contact/submissions')
  async listByOlderName(
    @Query({ schema: submissionListQuery }) query: SubmissionListQuery,
    @CurrentViewer() viewer: TokenClaims,
  ) {
    return this.list(query, viewer);
  }

  @Operation('GET /contact/stats')
  async stats() {
    const { total, quarantined, ...breakdown } = await this.submissions.stats();
    const stats = { overview: { totalSubmissions: total, quarantined }, breakdown };
    return { success: true, data: { ...stats, total }, stats };
  }

  @Operation('GET /contact/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: toSubmission(await this.submissions.find(id)) };
  }

  @Operation('PATCH /contact/{id}/status')
  async setStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: submissionStatusChange }) change: SubmissionStatusChange,
    @CurrentViewer() viewer: TokenClaims,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const submission = await this.submissions.change(id, change, { by: staffName(viewer), expectedVersion });
    return { success: true, message: 'Status updated successfully', data: toSubmission(submission) };
  }

  @Operation('PUT /contact/{id}/status')
  async putStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: submissionStatusChange }) change: SubmissionStatusChange,
    @CurrentViewer() viewer: TokenClaims,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    return this.setStatus(id, change, viewer, expectedVersion);
  }

  @Operation('PATCH /contact/{id}/spam')
  async markSpam(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: spamMark }) { spam }: SpamMark,
    @CurrentViewer() viewer: TokenClaims,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const submission = await this.submissions.change(id, { spam }, { by: staffName(viewer), expectedVersion });
    const message = spam ? 'Submission marked as spam' : 'Submission is no longer marked as spam';
    return { success: true, message, data: toSubmission(submission) };
  }

  @Operation('PATCH /contact/{id}/assignee')
  async assign(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: assignment }) to: Assignment,
    @CurrentViewer() viewer: TokenClaims,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const submission = await this.submissions.assign(id, to, { by: staffName(viewer), expectedVersion });
    const message = to.userId === null ? 'Submission assigned to nobody' : `Submission assigned to ${to.name}`;
    return { success: true, message, data: toSubmission(submission) };
  }

  @Operation('POST /contact/{id}/restore')
  async restore(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: TokenClaims) {
    const submission = await this.submissions.restore(id, staffName(viewer));
    return { success: true, message: 'Submission restored successfully', data: toSubmission(submission) };
  }

  @Operation('GET /contact/{id}/history')
  async history(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: await this.submissions.history(id) };
  }

  @Operation('DELETE /contact/{id}')
  async delete(
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() viewer: TokenClaims,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    await this.submissions.delete(id, { by: staffName(viewer), expectedVersion });
    return { success: true, message: 'Submission deleted successfully' };
  }
}
