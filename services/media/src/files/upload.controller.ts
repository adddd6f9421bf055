import { GENERIC_UPLOAD, uploadAnswer, uploadInput } from '@atelier/contracts';
import {
  Answers,
  checkedBody,
  InvalidInput,
  type MultipartForm,
  NeedsToken,
  RequirePermission,
  withMultipartForm,
} from '@atelier/service-kit';
import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { toStoredFile } from './file.js';
import { FilesService } from './files.service.js';

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
    const records = await withMultipartForm(request, GENERIC_UPLOAD, (form) => this.store(form));
    const data = records.map(toStoredFile);
    return { success: true, message: 'Files uploaded successfully', data, url: data[0]?.url };
  }

  private store({ fields, files }: MultipartForm) {
    const { folder } = checkedBody(uploadInput, fields);
    if (files.length === 0) throw new InvalidInput([{ field: 'file', message: 'At least one file is required' }]);
    return this.files.store(folder, files);
  }
}
