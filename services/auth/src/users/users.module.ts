import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StudioCopyModule } from '../studio/studio-copy.module.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordHashing } from './password-hashing.js';
import { StaffService } from './staff.service.js';
import { USER, userSchema } from './user.schema.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [StudioCopyModule, MongooseModule.forFeature([{ name: USER, schema: userSchema }])],
  providers: [StaffService, NewPasswords, PasswordHashing, UsersRepository],
  exports: [StaffService, NewPasswords, PasswordHashing, UsersRepository],
})
export class UsersModule {}
