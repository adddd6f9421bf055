import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdministrationModule } from '../administration/administration.module.js';
import { UsersModule } from '../users/users.module.js';
import { RolesController } from './roles.controller.js';
import { ROLE, RolesRepository, roleSchema } from './roles.repository.js';
import { RolesService } from './roles.service.js';

@Module({
  imports: [AdministrationModule, UsersModule, MongooseModule.forFeature([{ name: ROLE, schema: roleSchema }])],
  controllers: [RolesController],
  providers: [RolesRepository, RolesService],
  exports: [RolesService],
})
export class RolesModule {}
