import { channelInput, channelName, type MoveQuery, moveQuery, remoteName } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { requireMayPublish } from '../publishing.js';
import { findPrevious } from './channel.js';
import { type ChannelState, ChannelsService } from './channels.service.js';

const answer = ({ channel, revision }: ChannelState, message: string) => ({
  success: true,
  message,
  data: {
    remote: channel.remote,
    channel: channel.channel,
    version: channel.version,
    previousVersion: findPrevious(channel),
    revision,
  },
});

@Controller()
export class ChannelsController {
  constructor(private readonly channels: ChannelsService) {}

  @Operation('PUT /releases/{remote}/channels/{channel}')
  async promote(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('channel', { schema: channelName }) channel: string,
    @Body({ schema: channelInput }) { version }: { version: string },
    @Query({ schema: moveQuery }) { from }: MoveQuery,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireMayPublish(viewer, remote, 'promote');
    return answer(await this.channels.promote(remote, channel, version, from), 'Version promoted');
  }

  @Operation('POST /releases/{remote}/channels/{channel}/rollback')
  async rollBack(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('channel', { schema: channelName }) channel: string,
    @Query({ schema: moveQuery }) { from }: MoveQuery,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireMayPublish(viewer, remote, 'rollback');
    return answer(await this.channels.rollBack(remote, channel, from), 'Version rolled back');
  }
}
