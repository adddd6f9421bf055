import { BOX_KEY, boxKeySchema } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { BoxKeys } from './box-keys.js';
import { CHALLENGE, challengeSchema } from './challenge.schema.js';
import { Challenges } from './challenges.js';
import { SecondFactors } from './second-factors.js';
import { SECOND_FACTOR, SecondFactorsRepository, secondFactorSchema } from './second-factors.repository.js';

@Module({
  imports: [
    AttemptsModule,
    MongooseModule.forFeature([
      { name: SECOND_FACTOR, schema: secondFactorSchema },
      { name: CHALLENGE, schema: challengeSchema },
      { name: BOX_KEY, schema: boxKeySchema },
    ]),
  ],
  providers: [SecondFactors, SecondFactorsRepository, Challenges, BoxKeys],
  exports: [SecondFactors, SecondFactorsRepository, Challenges, BoxKeys],
})
export class SecondFactorsModule {}
