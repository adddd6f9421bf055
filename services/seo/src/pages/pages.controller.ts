import { seoQuery } from '@atelier/contracts';
import { CACHE_TAG, CONTENT_TAG, formatTags, Operation, SETTINGS_TAG } from '@atelier/service-kit';
import { Controller, Header, Query } from '@nestjs/common';
import { PagesService } from './pages.service.js';

@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Operation('GET /seo')
  @Header(CACHE_TAG, formatTags([CONTENT_TAG, SETTINGS_TAG]))
  async metadata(@Query({ schema: seoQuery }) { path }: { path: string }) {
    return { success: true, data: await this.pages.metadata(path) };
  }
}
