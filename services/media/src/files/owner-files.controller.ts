import { CONTENT_UPLOADS, discardedFiles, storedFilesAnswer, type UploadOwner } from '@atelier/contracts';
import { CurrentViewer, checkedBody, requirePermission, type Viewer, withMultipartForm } from '@atelier/service-kit';
import { Body, Controller, Delete, Param, Post, Req, SerializeOptions } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { FileRemoval } from '../collection/file-removal.js';
import { staffName } from '../library/staff-name.js';
import { toStoredFile } from './file.js';
import { FilesService } from './files.service.js';
import { withFiles } from './form-files.js';

const owner = z.enum(Object.keys(CONTENT_UPLOADS) as [UploadOwner, ...UploadOwner[]], 'Owner of files is not known');
const noFields = z.strictObject({});

/** For the service that owns an item: not behind /api. Uses the token of the form's sender. */
@Controller('files')
export class OwnerFilesController {
  constructor(
    private readonly files: FilesService,
    private readonly removal: FileRemoval,
  ) {}

  @Post(':owner')
  @SerializeOptions({ schema: storedFilesAnswer })
  async store(
    @Param('owner', { schema: owner }) folder: UploadOwner,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ) {
    requirePermission(viewer, folder, 'write');
    const rule = CONTENT_UPLOADS[folder];
    const records = await withMultipartForm(request, rule, ({ fields, files }) => {
      checkedBody(noFields, fields);
      return this.files.store(folder, withFiles(files, rule.fields[0]), rule.types, staffName(viewer));
    });
    return { success: true, data: records.map(toStoredFile) };
  }

  /** Returns the removed files, which exclude those that an item shows or has ever shown. */
  @Delete(':owner')
  @SerializeOptions({ schema: storedFilesAnswer })
  async discard(
    @Param('owner', { schema: owner }) folder: UploadOwner,
    @CurrentViewer() viewer: Viewer,
    @Body({ schema: discardedFiles }) { ids }: { ids: string[] },
  ) {
    requirePermission(viewer, folder, 'write');
    return { success: true, data: (await this.removal.discard(folder, ids)).map(toStoredFile) };
  }
}
