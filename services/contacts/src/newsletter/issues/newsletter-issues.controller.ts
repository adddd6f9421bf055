import {
  idOrSlug,
  type NewsletterIssueInput,
  type NewsletterIssueQuery,
  newsletterIssueInput,
  newsletterIssueQuery,
  paginate,
  type TokenClaims,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { type NewsletterIssueRecord, toIssue, toIssueSummary } from './newsletter-issue.schema.js';
import { NewsletterIssuesService } from './newsletter-issues.service.js';

@Controller()
export class NewsletterIssuesController {
  constructor(private readonly issues: NewsletterIssuesService) {}

  @Operation('GET /contact/newsletter/issues')
  async list(@Query({ schema: newsletterIssueQuery }) query: NewsletterIssueQuery) {
    const { issues, total } = await this.issues.list(query);
    const readers = await this.issues.countReaders();
    const data = issues.map((issue) => toIssueSummary(issue, readers));
    return { success: true, data, pagination: paginate(query.page, query.limit, total) };
  }

  @Operation('POST /contact/newsletter/issues')
  async create(@Body({ schema: newsletterIssueInput }) input: NewsletterIssueInput, @CurrentViewer() by: TokenClaims) {
    return this.answer(await this.issues.create(input, by), 'Draft saved');
  }

  @Operation('GET /contact/newsletter/issues/{id}')
  async find(@Param('id', { schema: idOrSlug }) id: string) {
    return this.answer(await this.issues.find(id));
  }

  @Operation('PUT /contact/newsletter/issues/{id}')
  async update(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: newsletterIssueInput }) input: NewsletterIssueInput,
    @CurrentViewer() by: TokenClaims,
    @ExpectedVersion() version?: number,
  ) {
    return this.answer(await this.issues.update(id, input, by, version), 'Draft saved');
  }

  @Operation('DELETE /contact/newsletter/issues/{id}')
  async delete(@Param('id', { schema: idOrSlug }) id: string, @ExpectedVersion() version?: number) {
    await this.issues.delete(id, version);
    return { success: true, message: 'Draft deleted successfully' };
  }

  @Operation('GET /contact/newsletter/issues/{id}/preview')
  async preview(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: await this.issues.preview(id) };
  }

  @Operation('POST /contact/newsletter/issues/{id}/test')
  async test(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() by: TokenClaims) {
    return { success: true, message: `A test mail is on its way to ${await this.issues.test(id, by)}` };
  }

  @Operation('POST /contact/newsletter/issues/{id}/send')
  async send(
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() by: TokenClaims,
    @ExpectedVersion() version?: number,
  ) {
    return this.answer(await this.issues.send(id, by, version), 'Your newsletter is on its way');
  }

  private async answer(issue: NewsletterIssueRecord, message?: string) {
    const data = toIssue(issue, await this.issues.countReaders());
    return { success: true, ...(message === undefined ? {} : { message }), data };
  }
}
