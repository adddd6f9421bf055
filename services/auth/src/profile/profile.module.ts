import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { KnownDevicesModule } from '../known-devices/known-devices.module.js';
import { MailedTokensModule } from '../mailed-tokens/mailed-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { UsersModule } from '../users/users.module.js';
import { ForgottenPasswordsController } from './forgotten-passwords.controller.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { PasswordsModule } from './passwords.module.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [
    KnownDevicesModule,
    UsersModule,
    SessionsModule,
    MailModule,
    StudioModule,
    MailedTokensModule,
    PasswordsModule,
  ],
  controllers: [ProfileController, ForgottenPasswordsController],
  providers: [ProfileService, ForgottenPasswordsService],
})
export class ProfileModule {}
