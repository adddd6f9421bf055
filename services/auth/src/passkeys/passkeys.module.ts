import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KnownDevicesModule } from '../known-devices/known-devices.module.js';
import { PasswordsModule } from '../profile/passwords.module.js';
import { SecondFactorsModule } from '../second-factors/second-factors.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { UsersModule } from '../users/users.module.js';
import { PASSKEY, PASSKEY_CHALLENGE, passkeyChallengeSchema, passkeySchema } from './passkey.schema.js';
import { SignInByPasskey } from './passkey-sign-in.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeysService } from './passkeys.service.js';
import { WebAuthn } from './web-authn.js';

@Module({
  imports: [
    KnownDevicesModule,
    MailModule,
    PasswordsModule,
    SecondFactorsModule,
    SessionsModule,
    StudioModule,
    UsersModule,
    MongooseModule.forFeature([
      { name: PASSKEY, schema: passkeySchema },
      { name: PASSKEY_CHALLENGE, schema: passkeyChallengeSchema },
    ]),
  ],
  controllers: [PasskeysController],
  providers: [PasskeysService, PasskeysRepository, SignInByPasskey, WebAuthn],
  exports: [PasskeysRepository],
})
export class PasskeysModule {}
