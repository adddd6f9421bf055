import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module.js';
import { MAILED_TOKEN, mailedTokenSchema } from './mailed-token.schema.js';
import { MailedTokens } from './mailed-tokens.js';

@Module({
  imports: [UsersModule, MongooseModule.forFeature([{ name: MAILED_TOKEN, schema: mailedTokenSchema }])],
  providers: [MailedTokens],
  exports: [MailedTokens],
})
export class MailedTokensModule {}
