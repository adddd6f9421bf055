import { ENVIRONMENT } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module.js';
import type { AuthEnvironment } from '../environment.js';
import { KeysModule } from '../keys/keys.module.js';
import { KnownDevicesModule } from '../known-devices/known-devices.module.js';
import { SecondFactorsModule } from '../second-factors/second-factors.module.js';
import { UsersModule } from '../users/users.module.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { RefreshCookie } from './refresh-cookie.js';
import { RefreshTokens } from './refresh-tokens.js';
import { REFRESH_TOKEN, RefreshTokensRepository, refreshTokenSchema } from './refresh-tokens.repository.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsEvents } from './sessions.events.js';
import { SESSION, SessionsRepository, sessionSchema } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [
    KeysModule,
    UsersModule,
    SecondFactorsModule,
    AttemptsModule,
    KnownDevicesModule,
    MongooseModule.forFeature([
      { name: SESSION, schema: sessionSchema },
      { name: REFRESH_TOKEN, schema: refreshTokenSchema },
    ]),
  ],
  controllers: [SessionsController, OwnSessionsController],
  providers: [
    SessionsService,
    SignInService,
    SessionsEvents,
    RefreshTokens,
    SessionsRepository,
    RefreshTokensRepository,
    {
      provide: RefreshCookie,
      inject: [ENVIRONMENT],
      useFactory: ({ ATELIER_PUBLIC_URL }: AuthEnvironment) => new RefreshCookie(ATELIER_PUBLIC_URL),
    },
  ],
  exports: [SessionsService, RefreshCookie],
})
export class SessionsModule {}
