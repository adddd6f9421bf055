import { AuditTrail, LOGGER, Outbox, Tally, Transactions } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ExternalPictures } from '../pictures/external-pictures.js';
import { Pictures } from '../pictures/pictures.js';
import { DraftRevisions } from './drafts/draft-revisions.js';
import { Revisions } from './history/revisions.js';
import { Reviews } from './reviews/reviews.js';
import { GoneAddresses } from './trash/gone-addresses.js';

/** The providers that the use cases of every kind need. */
@Injectable()
export class ItemDependencies {
  constructor(
    readonly transactions: Transactions,
    readonly outbox: Outbox,
    readonly audit: AuditTrail,
    readonly revisions: Revisions,
    readonly drafts: DraftRevisions,
    readonly reviews: Reviews,
    readonly gone: GoneAddresses,
    readonly tally: Tally,
    readonly pictures: Pictures,
    readonly externalPictures: ExternalPictures,
    @Inject(LOGGER) readonly logger: Logger,
  ) {}
}
