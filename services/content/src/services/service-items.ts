import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { StoredItem } from '../items/item.schema.js';
import { ItemDependencies } from '../items/item-dependencies.js';
import { Items } from '../items/items.js';
import { serviceKind } from './service.js';
import { SERVICE } from './service.schema.js';
import type { ServiceRecord } from './service-record.js';

@Injectable()
export class ServiceItems extends Items<ServiceRecord> {
  constructor(@InjectModel(SERVICE) model: Model<StoredItem>, dependencies: ItemDependencies) {
    super(serviceKind, model, dependencies);
  }
}
