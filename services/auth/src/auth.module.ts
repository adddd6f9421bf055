import { Module } from '@nestjs/common';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

@Module({ imports: [SessionsModule, ProfileModule, ApiKeysModule] })
export class AuthModule {}
