import { Module } from '@nestjs/common';
import { AdministrationModule } from '../administration/administration.module.js';
import { PasswordsModule } from '../profile/passwords.module.js';
import { SecondFactorsModule } from '../second-factors/second-factors.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { UsersModule } from '../users/users.module.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorService } from './two-factor.service.js';
import { TwoFactorReset } from './two-factor-reset.js';

@Module({
  imports: [AdministrationModule, StudioModule, PasswordsModule, SecondFactorsModule, SessionsModule, UsersModule],
  controllers: [TwoFactorController],
  providers: [TwoFactorService, TwoFactorReset],
})
export class TwoFactorModule {}
