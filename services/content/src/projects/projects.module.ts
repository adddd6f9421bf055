import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ItemsModule } from '../items/items.module.js';
import { PROJECT, projectSchema } from './project.schema.js';
import { ProjectItems } from './project-items.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: PROJECT, schema: projectSchema }]), ItemsModule],
  controllers: [ProjectsController],
  providers: [ProjectsService, ProjectItems],
  exports: [ProjectItems],
})
export class ProjectsModule {}
