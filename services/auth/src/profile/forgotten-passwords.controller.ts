import { forgottenPassword, type PasswordByToken, passwordByToken } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeviceCookie } from '../known-devices/device-cookie.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { PasswordsService } from './passwords.service.js';

@Controller()
export class ForgottenPasswordsController {
  constructor(
    private readonly forgotten: ForgottenPasswordsService,
    private readonly passwords: PasswordsService,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  @Operation('POST /auth/forgot-password')
  @Header('cache-control', 'no-store')
  forgot(@Body({ schema: forgottenPassword }) { email }: { email: string }) {
    this.forgotten.begin(email);
    return {
      success: true,
      message: 'If this email belongs to an account, a link to choose a new password is on its way.',
    };
  }

  @Operation('POST /auth/reset-password')
  @Header('cache-control', 'no-store')
  async reset(
    @Body({ schema: passwordByToken }) body: PasswordByToken,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { id } = await this.passwords.resetByToken(body);
    // The owner can then sign in from here even while strangers' guesses are used up.
    await this.deviceCookie.remember(request, reply, id);
    return { success: true, message: 'Password reset successfully. Please login with your new password.' };
  }
}
