import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  imports: [ItemsModule],
  controllers: [MembersController],
  providers: [MembersService],
})
export class MembersModule {}
