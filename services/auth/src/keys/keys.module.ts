import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessTokens } from './access-tokens.js';
import { JwksController } from './jwks.controller.js';
import { KeyRing } from './key-ring.js';
import { SIGNING_KEY, SigningKeysRepository, signingKeySchema } from './signing-keys.repository.js';

@Module({
  imports: [JwtModule.register({}), MongooseModule.forFeature([{ name: SIGNING_KEY, schema: signingKeySchema }])],
  controllers: [JwksController],
  providers: [AccessTokens, KeyRing, SigningKeysRepository],
  exports: [AccessTokens],
})
export class KeysModule {}
