import { BOX_KEY, type BoxKeyFields, ENVIRONMENT, LOGGER, SealingKeys } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import type { AuthEnvironment } from '../environment.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Keys that seal secrets of second factors. */
@Injectable()
export class BoxKeys extends SealingKeys {
  constructor(
    @InjectModel(BOX_KEY) stored: Model<BoxKeyFields>,
    private readonly factors: SecondFactorsRepository,
    @Inject(ENVIRONMENT) environment: AuthEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super(stored, 'second-factors', environment.ATELIER_ENCRYPTION_KEY);
  }

  override async onModuleInit() {
    await super.onModuleInit();
    await this.warnOfLostKey();
  }

  private async warnOfLostKey(): Promise<void> {
    const count = await this.factors.countSealedByOthers(this.keyIds());
    if (count === 0) return;
    this.logger.error(
      { count },
      'ATELIER_ENCRYPTION_KEY is not the key that encrypted the second factors: their owners can sign in only with recovery codes',
    );
  }
}
