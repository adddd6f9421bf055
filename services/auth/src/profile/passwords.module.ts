import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { MailedTokensModule } from '../mailed-tokens/mailed-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { CurrentPasswords } from './current-passwords.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  imports: [AttemptsModule, UsersModule, SessionsModule, MailedTokensModule],
  providers: [PasswordsService, CurrentPasswords],
  exports: [PasswordsService, CurrentPasswords],
})
export class PasswordsModule {}
