import { seoQuery } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Controller, Query } from '@nestjs/common';
import { PagesService } from './pages.service.js';

@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Operation('GET /seo')
  async metadata(@Query({ schema: seoQuery }) { path }: { path: string }) {
    return { success: true, data: await this.pages.metadata(path) };
  }
}
