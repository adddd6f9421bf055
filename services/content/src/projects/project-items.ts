import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { StoredItem } from '../items/item.schema.js';
import { ItemDependencies } from '../items/item-dependencies.js';
import { Items } from '../items/items.js';
import { projectKind } from './project.js';
import { PROJECT } from './project.schema.js';
import type { ProjectRecord } from './project-record.js';

@Injectable()
export class ProjectItems extends Items<ProjectRecord> {
  constructor(@InjectModel(PROJECT) model: Model<StoredItem>, dependencies: ItemDependencies) {
    super(projectKind, model, dependencies);
  }
}
