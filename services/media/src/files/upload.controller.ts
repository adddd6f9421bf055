import { uploadAnswer } from '@atelier/contracts';
import { Answers, NeedsToken, RequirePermission } from '@atelier/service-kit';
import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { toStoredFile } from './file.js';
import { FilesService } from './files.service.js';
import { withUploadForm } from './upload-form.js';

const UPLOAD_FORM = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'array', items: { type: 'string', format: 'binary' } },
    folder: { type: 'string', default: 'temp' },
  },
};

@ApiTags('media')
@Controller('upload')
export class UploadController {
  constructor(private readonly files: FilesService) {}

  @Post()
  @NeedsToken()
  @RequirePermission(['media', 'settings'], 'write')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: UPLOAD_FORM })
  @Answers(uploadAnswer, 201)
  async upload(@Req() request: FastifyRequest) {
    const records = await withUploadForm(request, (form) => this.files.store(form));
    const data = records.map(toStoredFile);
    return { success: true, message: 'Files uploaded successfully', data, url: data[0]?.url };
  }
}
