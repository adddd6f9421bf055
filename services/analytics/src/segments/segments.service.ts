import { MAX_SEGMENTS, type SavedSegmentInput } from '@atelier/contracts';
import { AuditTrail, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { definitionSchema, type StoredDefinition } from '../definitions/definition.schema.js';
import { Definitions } from '../definitions/definitions.js';

export const SEGMENT = 'Segment';
export const segmentSchema = definitionSchema('segments');

/** Saved conditions of reports. */
@Injectable()
export class SegmentsService extends Definitions<SavedSegmentInput> {
  constructor(@InjectModel(SEGMENT) segments: Model<StoredDefinition>, transactions: Transactions, audit: AuditTrail) {
    super(segments, transactions, audit, { kind: 'segment', max: MAX_SEGMENTS });
  }
}
