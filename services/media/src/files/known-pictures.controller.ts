import { knownPictures, soughtPictures } from '@atelier/contracts';
import { Body, Controller, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import type * as z from 'zod';
import { getPictureFacts } from './file.js';
import { FilesService } from './files.service.js';

/** For services that show pictures: not behind /api. Returns nothing that is not public on the site. */
@Controller('known-pictures')
export class KnownPicturesController {
  constructor(private readonly files: FilesService) {}

  @Post()
  @HttpCode(200)
  @SerializeOptions({ schema: knownPictures })
  async find(@Body({ schema: soughtPictures }) { stems }: z.infer<typeof soughtPictures>) {
    const files = await this.files.known(stems);
    const data = files.map((file) => {
      const { id, path, alt, focalPoint, version } = file;
      return { id, path, stems: file.stems, ...getPictureFacts(file), alt, focalPoint, version };
    });
    return { success: true, data };
  }
}
