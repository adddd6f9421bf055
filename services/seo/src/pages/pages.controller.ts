import { pageMetadataAnswer, seoQuery } from '@atelier/contracts';
import { Answers } from '@atelier/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PagesService } from './pages.service.js';

@ApiTags('seo')
@Controller('seo')
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Get()
  @Answers(pageMetadataAnswer)
  async metadata(@Query({ schema: seoQuery }) { path }: { path: string }) {
    return { success: true, data: await this.pages.metadata(path) };
  }
}
