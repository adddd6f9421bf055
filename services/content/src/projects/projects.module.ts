import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [ItemsModule, StudioModule],
  controllers: [ProjectsController],
  providers: [ProjectsService],
})
export class ProjectsModule {}
