import { IMAGE_UPLOAD, imageOptimization } from '@atelier/contracts';
import {
  CurrentViewer,
  checkedBody,
  multipartBody,
  Operation,
  type Viewer,
  withMultipartForm,
} from '@atelier/service-kit';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { toStoredFile } from '../files/file.js';
import { withFiles } from '../files/form-files.js';
import { staffName } from '../library/staff-name.js';
import { ImageOptimizer } from './image-optimizer.js';

@Controller()
export class ImagesController {
  constructor(private readonly optimizer: ImageOptimizer) {}

  @Operation('POST /images/optimize')
  async optimize(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const record = await withMultipartForm(request, IMAGE_UPLOAD, ({ fields, files }) => {
      const { options } = checkedBody(imageOptimization, multipartBody(fields, imageOptimization));
      const [image] = withFiles(files, 'image');
      return this.optimizer.optimize(image, options, staffName(viewer));
    });
    const data = toStoredFile(record);
    return { success: true, message: 'Image optimized successfully', data, url: data.url };
  }
}
