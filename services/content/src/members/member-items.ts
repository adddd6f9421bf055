import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { StoredItem } from '../items/item.schema.js';
import { ItemDependencies } from '../items/item-dependencies.js';
import { Items } from '../items/items.js';
import { memberKind } from './member.js';
import { MEMBER } from './member.schema.js';
import type { MemberRecord } from './member-record.js';

@Injectable()
export class MemberItems extends Items<MemberRecord> {
  constructor(@InjectModel(MEMBER) model: Model<StoredItem>, dependencies: ItemDependencies) {
    super(memberKind, model, dependencies);
  }
}
