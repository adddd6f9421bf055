import { GENERIC_UPLOAD, uploadInput } from '@atelier/contracts';
import { CurrentViewer, checkedBody, Operation, type Viewer, withMultipartForm } from '@atelier/service-kit';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { staffName } from '../library/staff-name.js';
import { toStoredFile } from './file.js';
import { FilesService } from './files.service.js';
import { withFiles } from './form-files.js';

@Controller()
export class UploadController {
  constructor(private readonly files: FilesService) {}

  @Operation('POST /upload')
  async upload(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const records = await withMultipartForm(request, GENERIC_UPLOAD, ({ fields, files }) => {
      const { folder } = checkedBody(uploadInput, fields);
      return this.files.store(folder, withFiles(files, 'file'), GENERIC_UPLOAD.types, staffName(viewer));
    });
    const data = records.map(toStoredFile);
    return { success: true, message: 'Files uploaded successfully', data, url: data[0]?.url };
  }
}
