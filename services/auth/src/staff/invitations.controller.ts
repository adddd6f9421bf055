import {
  idOrSlug,
  type PasswordByToken,
  passwordByToken,
  type StaffInvitation,
  staffInvitation,
} from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeviceCookie } from '../known-devices/device-cookie.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { signedInAnswer } from '../sessions/signed-in-answer.js';
import { toStaffMember } from '../users/user.js';
import { InvitationsService } from './invitations.service.js';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly cookie: RefreshCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  @Operation('POST /auth/users/invite')
  async invite(@Body({ schema: staffInvitation }) invitation: StaffInvitation, @CurrentViewer() viewer: Viewer) {
    const user = await this.invitations.invite(invitation, viewer);
    return { success: true, message: 'Invitation sent successfully', data: toStaffMember(user) };
  }

  @Operation('POST /auth/users/{id}/invite-again')
  async inviteAgain(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    const user = await this.invitations.inviteAgain(id, viewer);
    return { success: true, message: 'Invitation sent successfully', data: toStaffMember(user) };
  }

  @Operation('POST /auth/invitations/accept')
  @Header('cache-control', 'no-store')
  async accept(
    @Body({ schema: passwordByToken }) body: PasswordByToken,
    @CurrentDevice() device: Device,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const tokens = await this.invitations.accept(body, device);
    await this.deviceCookie.remember(request, reply, tokens.user.id);
    this.cookie.write(reply, tokens.refreshToken);
    return signedInAnswer(tokens, 'Invitation accepted');
  }
}
