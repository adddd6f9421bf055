import {
  idOrSlug,
  type NewPasskey,
  newPasskey,
  type OwnPassword,
  type PasskeySignIn,
  passkeyBeginning,
  passkeySignIn,
} from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeviceCookie } from '../known-devices/device-cookie.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { signedInAnswer } from '../sessions/signed-in-answer.js';
import { SignInByPasskey } from './passkey-sign-in.js';
import { PasskeysService } from './passkeys.service.js';

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly signIns: SignInByPasskey,
    private readonly cookie: RefreshCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  @Operation('GET /auth/passkeys')
  async list(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.passkeys.list(viewer) };
  }

  @Operation('POST /auth/passkeys/registration')
  @Header('cache-control', 'no-store')
  async begin(@CurrentViewer() viewer: Viewer, @Body({ schema: passkeyBeginning }) { currentPassword }: OwnPassword) {
    return { success: true, data: { options: await this.passkeys.begin(viewer, currentPassword) } };
  }

  @Operation('POST /auth/passkeys')
  async add(@CurrentViewer() viewer: Viewer, @Body({ schema: newPasskey }) made: NewPasskey) {
    return { success: true, message: 'Passkey added successfully', data: await this.passkeys.add(viewer, made) };
  }

  @Operation('DELETE /auth/passkeys/{id}')
  async remove(@CurrentViewer() viewer: Viewer, @Param('id', { schema: idOrSlug }) id: string) {
    await this.passkeys.remove(viewer, id);
    return { success: true, message: 'Passkey removed successfully' };
  }

  @Operation('POST /auth/login/passkey/options')
  @Header('cache-control', 'no-store')
  async beginSignIn() {
    return { success: true, data: { options: await this.signIns.begin() } };
  }

  @Operation('POST /auth/login/passkey')
  @Header('cache-control', 'no-store')
  async signIn(
    @Body({ schema: passkeySignIn }) shown: PasskeySignIn,
    @CurrentDevice() device: Device,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const tokens = await this.signIns.complete(shown, device);
    await this.deviceCookie.remember(request, reply, tokens.user.id);
    this.cookie.write(reply, tokens.refreshToken);
    return signedInAnswer(tokens, 'Login successful');
  }
}
