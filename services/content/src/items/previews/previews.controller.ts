import { type PreviewInput, previewInput, previewToken } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { PreviewsService } from './previews.service.js';

@Controller()
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Operation('POST /previews')
  @Header('cache-control', 'no-store')
  async make(@Body({ schema: previewInput }) wanted: PreviewInput, @CurrentViewer() viewer: Viewer) {
    return { success: true, message: 'Preview link created', data: await this.previews.make(wanted, viewer) };
  }

  @Operation('GET /previews/{token}')
  @Header('cache-control', 'no-store')
  async look(@Param('token', { schema: previewToken }) token: string) {
    return { success: true, data: await this.previews.look(token) };
  }
}
