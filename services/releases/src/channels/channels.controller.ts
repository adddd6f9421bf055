import { channelAnswer, channelInput, channelName, remoteName } from '@atelier/contracts';
import { Answers, NeedsToken, RequirePermission } from '@atelier/service-kit';
import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { previousOf } from './channel.js';
import { type ChannelState, ChannelsService } from './channels.service.js';

const answer = ({ channel, revision }: ChannelState, message: string) => ({
  success: true,
  message,
  data: {
    remote: channel.remote,
    channel: channel.channel,
    version: channel.version,
    previousVersion: previousOf(channel),
    revision,
  },
});

@ApiTags('releases')
@Controller('releases/:remote/channels/:channel')
export class ChannelsController {
  constructor(private readonly channels: ChannelsService) {}

  @Put()
  @NeedsToken()
  @RequirePermission('releases', 'write')
  @Answers(channelAnswer)
  async promote(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('channel', { schema: channelName }) channel: string,
    @Body({ schema: channelInput }) { version }: { version: string },
  ) {
    return answer(await this.channels.promote(remote, channel, version), 'Version promoted');
  }

  @Post('rollback')
  @NeedsToken()
  @RequirePermission('releases', 'write')
  @Answers(channelAnswer)
  async rollBack(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('channel', { schema: channelName }) channel: string,
  ) {
    return answer(await this.channels.rollBack(remote, channel), 'Version rolled back');
  }
}
