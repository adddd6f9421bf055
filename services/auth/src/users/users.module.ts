import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MongoUsersRepository } from './mongo-users.repository.js';
import { PasswordHashing } from './password-hashing.js';
import { StaffService } from './staff.service.js';
import { USER, userSchema } from './user.schema.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: USER, schema: userSchema }])],
  providers: [StaffService, PasswordHashing, { provide: UsersRepository, useClass: MongoUsersRepository }],
  exports: [StaffService, PasswordHashing, UsersRepository],
})
export class UsersModule {}
