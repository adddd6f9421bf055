import { Operation } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { ChannelsService } from './channels.service.js';

/** The releases that the shell serves; public, since every visitor's browser sees them anyway. */
@Controller()
export class LiveReleasesController {
  constructor(private readonly channels: ChannelsService) {}

  @Operation('GET /releases/live')
  async live() {
    return { success: true, data: await this.channels.liveReleases() };
  }
}
