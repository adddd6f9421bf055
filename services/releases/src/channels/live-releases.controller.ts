import { releaseSetAnswer } from '@atelier/contracts';
import { Answers } from '@atelier/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChannelsService } from './channels.service.js';

/** What the shell serves; open to all, since every visitor's browser learns it anyway. */
@ApiTags('releases')
@Controller('releases/live')
export class LiveReleasesController {
  constructor(private readonly channels: ChannelsService) {}

  @Get()
  @Answers(releaseSetAnswer)
  async live() {
    return { success: true, data: await this.channels.liveReleases() };
  }
}
