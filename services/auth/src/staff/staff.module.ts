import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { AdministrationModule } from '../administration/administration.module.js';
import { KnownDevicesModule } from '../known-devices/known-devices.module.js';
import { MailedTokensModule } from '../mailed-tokens/mailed-tokens.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { RolesModule } from '../roles/roles.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { UsersModule } from '../users/users.module.js';
import { ColleaguesController } from './colleagues.controller.js';
import { ColleaguesService } from './colleagues.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { StaffController } from './staff.controller.js';
import { StaffEvents } from './staff.events.js';
import { StaffAdministrationService } from './staff-administration.service.js';

@Module({
  imports: [
    AdministrationModule,
    KnownDevicesModule,
    MailModule,
    StudioModule,
    MailedTokensModule,
    PasskeysModule,
    RolesModule,
    SessionsModule,
    UsersModule,
  ],
  controllers: [StaffController, ColleaguesController, InvitationsController],
  providers: [StaffAdministrationService, ColleaguesService, InvitationsService, StaffEvents],
})
export class StaffModule {}
