import {
  APPLICATION_UPLOAD,
  FILE_TOO_LARGE,
  FILE_WRONG_TYPE,
  idOrSlug,
  type JobApplication,
  jobApplication,
} from '@atelier/contracts';
import { checkedBody, multipartBody, Operation, withDocumentForm } from '@atelier/service-kit';
import { Controller, Param, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IdempotencyKey } from '../messages/idempotency-key.decorator.js';
import { ApplicationsService } from './applications.service.js';

const FORM_RULE = { ...APPLICATION_UPLOAD, tooLarge: () => FILE_TOO_LARGE, wrongType: FILE_WRONG_TYPE };

const applicationIn = (body: unknown): JobApplication => checkedBody(jobApplication, body);

@Controller()
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Operation('POST /contact/applications')
  async apply(@Req() request: FastifyRequest, @IdempotencyKey() key: string | undefined) {
    const id = request.isMultipart()
      ? await withDocumentForm(request, FORM_RULE, ({ fields, files: [file] }) =>
          this.applications.receive(applicationIn(multipartBody(fields, jobApplication)), file, key),
        )
      : await this.applications.receive(applicationIn(request.body), undefined, key);
    return { success: true, message: 'Your application has arrived.', data: { id } };
  }

  /** Never served with its own type: the browser must download a stranger's file, not display it. */
  @Operation('GET /contact/{id}/file')
  async file(@Param('id', { schema: idOrSlug }) id: string) {
    return new StreamableFile(await this.applications.getFile(id), {
      type: 'application/octet-stream',
      disposition: 'attachment; filename="application"',
    });
  }
}
