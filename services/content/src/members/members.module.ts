import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ItemsModule } from '../items/items.module.js';
import { MEMBER, memberSchema } from './member.schema.js';
import { MemberItems } from './member-items.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: MEMBER, schema: memberSchema }]), ItemsModule],
  controllers: [MembersController],
  providers: [MembersService, MemberItems],
  exports: [MemberItems],
})
export class MembersModule {}
