import {
  idOrSlug,
  LIBRARY_UPLOAD,
  libraryFileInput,
  type MediaFileListQuery,
  type MediaFilePatch,
  mediaFileDeletion,
  mediaFileListQuery,
  mediaFilePatch,
  paginate,
} from '@atelier/contracts';
import {
  CurrentViewer,
  checkedBody,
  ExpectedVersion,
  Operation,
  type Viewer,
  withMediaForm,
} from '@atelier/service-kit';
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FilesService } from '../files/files.service.js';
import { withFiles } from '../files/form-files.js';
import { type FileWithUses, LibraryService } from './library.service.js';
import { toMediaFile } from './media-file.js';
import { staffName } from './staff-name.js';

const answer = ({ file, usedIn }: FileWithUses, message?: string) => ({
  success: true as const,
  ...(message === undefined ? {} : { message }),
  data: { ...toMediaFile(file), usedIn },
});

/** The media library of the back-office. */
@Controller()
export class LibraryController {
  constructor(
    private readonly library: LibraryService,
    private readonly files: FilesService,
  ) {}

  @Operation('GET /media-files')
  async list(@Query({ schema: mediaFileListQuery }) query: MediaFileListQuery) {
    const { files, total } = await this.library.page(query);
    return { success: true, data: files.map(toMediaFile), total, pagination: paginate(query.page, query.limit, total) };
  }

  @Operation('POST /media-files')
  async add(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const file = await withMediaForm(request, LIBRARY_UPLOAD, ({ fields, files }) => {
      checkedBody(libraryFileInput, fields);
      const [arrived] = withFiles(files, 'file');
      return this.files.addToLibrary(arrived, staffName(viewer));
    });
    return answer({ file, usedIn: [] }, 'File uploaded successfully');
  }

  @Operation('GET /media-files/stats')
  async stats() {
    return { success: true, data: await this.library.stats() };
  }

  @Operation('GET /media-files/tags')
  async tags() {
    return { success: true, data: await this.library.tags() };
  }

  @Operation('GET /media-files/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string) {
    return answer(await this.library.find(id));
  }

  @Operation('PATCH /media-files/{id}')
  async describe(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: mediaFilePatch }) patch: MediaFilePatch,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const described = await this.library.describe(id, patch, staffName(viewer), expectedVersion);
    return answer(described, 'File updated successfully');
  }

  @Operation('POST /media-files/{id}/replace')
  async replace(
    @Param('id', { schema: idOrSlug }) id: string,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
  ) {
    const replaced = await withMediaForm(request, LIBRARY_UPLOAD, ({ fields, files }) => {
      checkedBody(libraryFileInput, fields);
      const [file] = withFiles(files, 'file');
      return this.library.replace(id, file, staffName(viewer));
    });
    return answer(replaced, 'File replaced successfully');
  }

  @Operation('POST /media-files/{id}/restore')
  async restore(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.library.restore(id, staffName(viewer)), 'File restored successfully');
  }

  @Operation('DELETE /media-files/{id}')
  async trash(
    @Param('id', { schema: idOrSlug }) id: string,
    @Query({ schema: mediaFileDeletion }) { force = false }: { force?: boolean },
    @CurrentViewer() viewer: Viewer,
  ) {
    return answer(await this.library.trash(id, force, staffName(viewer)), 'File moved to the trash');
  }
}
