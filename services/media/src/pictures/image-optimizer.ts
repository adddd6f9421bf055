import { stat } from 'node:fs/promises';
import { IMAGE_UPLOAD, type ImageOptions, type ImageType, uploadFolder } from '@atelier/contracts';
import type { UploadedFile } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { FileRecord } from '../files/file.js';
import { FilesService } from '../files/files.service.js';
import { PictureEngine, READING } from './picture-engine.js';
import { getName, PictureIntake, refuseType } from './picture-intake.js';

/** Converts a picture to the size, format and quality that its sender requests. */
@Injectable()
export class ImageOptimizer {
  constructor(
    private readonly intake: PictureIntake,
    private readonly engine: PictureEngine,
    private readonly files: FilesService,
  ) {}

  async optimize(image: UploadedFile, options: ImageOptions, by: string): Promise<FileRecord> {
    await this.intake.inspect(image, IMAGE_UPLOAD.types);
    const { file } = image;
    const output = `${file}.optimized`;
    const written = await this.write(file, output, options);
    if (written === undefined) return refuseType(image, IMAGE_UPLOAD.types);
    const contentType: ImageType = `image/${options.format}`;
    const bytes = (await stat(output)).size;
    const picture = { ...written, file: output, name: getName(image), contentType, bytes, isScalable: true };
    const [record] = await this.files.keep(uploadFolder.parse(undefined), [picture], by);
    return record as FileRecord;
  }

  private write(file: string, output: string, { width, height, fit, format, quality }: ImageOptions) {
    return this.engine.use(async (engine) => {
      const sized = engine(file, READING).autoOrient().resize({ width, height, fit, withoutEnlargement: true });
      const effort = format === 'avif' ? { effort: 2 } : {};
      const encoded = sized.toFormat(format, { quality, ...effort });
      return encoded.toFile(output).then(
        ({ width, height }) => ({ width, height }),
        () => undefined,
      );
    });
  }
}
