import { Module } from '@nestjs/common';
import { AccountNoticesModule } from './account-notices/account-notices.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AuditModule } from './audit/audit.module.js';
import { MailsModule } from './mails/mails.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { PresenceModule } from './presence/presence.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RolesModule } from './roles/roles.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { StaffModule } from './staff/staff.module.js';
import { TwoFactorModule } from './two-factor/two-factor.module.js';
import { WeeklySummaryModule } from './weekly-summary/weekly-summary.module.js';

@Module({
  imports: [
    SessionsModule,
    ProfileModule,
    PreferencesModule,
    PresenceModule,
    TwoFactorModule,
    PasskeysModule,
    StaffModule,
    RolesModule,
    ApiKeysModule,
    AuditModule,
    MailsModule,
    AccountNoticesModule,
    WeeklySummaryModule,
  ],
})
export class AuthModule {}
