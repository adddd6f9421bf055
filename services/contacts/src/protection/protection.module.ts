import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FormTokensController } from './form-tokens.controller.js';
import { FORM_SECRET, FormTokens, formSecretSchema } from './form-tokens.js';
import { SpamScorer } from './spam-scorer.js';

/** Spam protection for the site's forms, without third parties. */
@Module({
  imports: [MongooseModule.forFeature([{ name: FORM_SECRET, schema: formSecretSchema }])],
  controllers: [FormTokensController],
  providers: [FormTokens, SpamScorer],
  exports: [SpamScorer],
})
export class ProtectionModule {}
