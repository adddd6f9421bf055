import { type StudioPatch, studioPatch } from '@atelier/contracts';
import { CACHE_TAG, CurrentViewer, ExpectedVersion, Operation, SETTINGS_TAG, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header } from '@nestjs/common';
import { StudioService } from './studio.service.js';
import { toAnswer } from './studio-settings.js';

@Controller()
export class StudioController {
  constructor(private readonly studio: StudioService) {}

  @Operation('GET /studio')
  @Header(CACHE_TAG, SETTINGS_TAG)
  async facts() {
    return { success: true, data: await this.studio.facts() };
  }

  @Operation('GET /studio/settings')
  async settings() {
    return { success: true, data: toAnswer(await this.studio.settings()) };
  }

  @Operation('GET /studio/brand/revisions')
  async brandRevisions() {
    return { success: true, data: await this.studio.brandRevisions() };
  }

  @Operation('PUT /studio/settings')
  async change(
    @Body({ schema: studioPatch }) patch: StudioPatch,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const data = toAnswer(await this.studio.change(patch, { viewer, expectedVersion }));
    return { success: true, message: 'Settings saved successfully', data };
  }
}
