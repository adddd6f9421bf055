import { type GoalInput, MAX_GOALS } from '@atelier/contracts';
import { AuditTrail, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { definitionSchema, type StoredDefinition } from '../definitions/definition.schema.js';
import { Definitions } from '../definitions/definitions.js';

export const GOAL = 'Goal';
export const goalSchema = definitionSchema('goals');

/** What visits are wanted to reach. */
@Injectable()
export class GoalsService extends Definitions<GoalInput> {
  constructor(@InjectModel(GOAL) goals: Model<StoredDefinition>, transactions: Transactions, audit: AuditTrail) {
    super(goals, transactions, audit, { kind: 'goal', max: MAX_GOALS });
  }
}
