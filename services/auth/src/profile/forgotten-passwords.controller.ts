import { forgottenPassword, type PasswordByToken, passwordByToken } from '@atelier/contracts';
import { Operation, ToleratesStaleToken } from '@atelier/service-kit';
import { Body, Controller, Header } from '@nestjs/common';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { PasswordsService } from './passwords.service.js';

@Controller()
export class ForgottenPasswordsController {
  constructor(
    private readonly forgotten: ForgottenPasswordsService,
    private readonly passwords: PasswordsService,
  ) {}

  @Operation('POST /auth/forgot-password')
  @ToleratesStaleToken()
  @Header('cache-control', 'no-store')
  forgot(@Body({ schema: forgottenPassword }) { email }: { email: string }) {
    this.forgotten.begin(email);
    return {
      success: true,
      message: 'If this email belongs to an account, a link to choose a new password is on its way.',
    };
  }

  @Operation('POST /auth/reset-password')
  @ToleratesStaleToken()
  @Header('cache-control', 'no-store')
  async reset(@Body({ schema: passwordByToken }) body: PasswordByToken) {
    await this.passwords.resetByToken(body);
    return { success: true, message: 'Password reset successfully. Please login with your new password.' };
  }
}
