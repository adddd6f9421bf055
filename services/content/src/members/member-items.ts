import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { StoredItem } from '../items/item.schema.js';
import { ItemParts } from '../items/item-parts.js';
import { Items } from '../items/items.js';
import { memberKind } from './member.js';
import { MEMBER } from './member.schema.js';
import type { MemberRecord } from './member-record.js';

@Injectable()
export class MemberItems extends Items<MemberRecord> {
  constructor(@InjectModel(MEMBER) model: Model<StoredItem>, parts: ItemParts) {
    super(memberKind, model, parts);
  }
}
