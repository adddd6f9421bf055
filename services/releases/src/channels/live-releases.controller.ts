import { Operation } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { ChannelsService } from './channels.service.js';

/** What the shell serves; open to all, since every visitor's browser learns it anyway. */
@Controller()
export class LiveReleasesController {
  constructor(private readonly channels: ChannelsService) {}

  @Operation('GET /releases/live')
  async live() {
    return { success: true, data: await this.channels.liveReleases() };
  }
}
