import { Module } from '@nestjs/common';
import { MailedTokensModule } from '../mailed-tokens/mailed-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  imports: [UsersModule, SessionsModule, MailedTokensModule],
  providers: [PasswordsService],
  exports: [PasswordsService],
})
export class PasswordsModule {}
