import {
  done,
  idOrSlug,
  paginate,
  type SubmissionListQuery,
  type SubmissionStatusChange,
  submissionAnswer,
  submissionList,
  submissionListQuery,
  submissionStats,
  submissionStatusChange,
} from '@atelier/contracts';
import { Answers, NeedsToken, RequirePermission } from '@atelier/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { toSubmission } from './submission.js';
import { SubmissionsService } from './submissions.service.js';

/** The inbox: for staff alone. */
@ApiTags('contact')
@NeedsToken()
@Controller('contact')
export class SubmissionsController {
  constructor(private readonly submissions: SubmissionsService) {}

  @Get(['', 'submissions'])
  @RequirePermission('contact', 'read')
  @Answers(submissionList)
  async list(@Query({ schema: submissionListQuery }) query: SubmissionListQuery) {
    const { submissions, total } = await this.submissions.list(query);
    const data = submissions.map(toSubmission);
    const pagination = { ...paginate(query.page, query.limit, total), totalSubmissions: total };
    return { success: true, data, submissions: data, pagination };
  }

  @Get('stats')
  @RequirePermission('contact', 'read')
  @Answers(submissionStats)
  async stats() {
    const { total, byStatus } = await this.submissions.countByStatus();
    const stats = { overview: { totalSubmissions: total }, breakdown: { byStatus } };
    return { success: true, data: { ...stats, total }, stats };
  }

  @Get(':id')
  @RequirePermission('contact', 'read')
  @Answers(submissionAnswer)
  async one(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: toSubmission(await this.submissions.find(id)) };
  }

  @Patch(':id/status')
  @RequirePermission('contact', 'write')
  @Answers(submissionAnswer)
  async setStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: submissionStatusChange }) change: SubmissionStatusChange,
  ) {
    const submission = await this.submissions.setStatus(id, change);
    return { success: true, message: 'Status updated successfully', data: toSubmission(submission) };
  }

  @Put(':id/status')
  @RequirePermission('contact', 'write')
  @Answers(submissionAnswer)
  async putStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: submissionStatusChange }) change: SubmissionStatusChange,
  ) {
    return this.setStatus(id, change);
  }

  @Delete(':id')
  @RequirePermission('contact', 'delete')
  @Answers(done)
  async delete(@Param('id', { schema: idOrSlug }) id: string) {
    await this.submissions.delete(id);
    return { success: true, message: 'Submission deleted successfully' };
  }
}
