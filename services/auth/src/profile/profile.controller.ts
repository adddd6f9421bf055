import { done, type PasswordChange, type ProfilePatch, passwordChange, profilePatch, whoAmI } from '@atelier/contracts';
import { Answers, CurrentViewer, NeedsToken, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { toAdmin } from '../users/user.js';
import { PasswordsService } from './passwords.service.js';
import { ProfileService } from './profile.service.js';

@ApiTags('auth')
@Controller('auth')
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly passwords: PasswordsService,
  ) {}

  @Put('profile')
  @NeedsToken()
  @Answers(whoAmI)
  async update(@CurrentViewer() viewer: Viewer, @Body({ schema: profilePatch }) patch: ProfilePatch) {
    const admin = toAdmin(await this.profiles.update(viewer, patch));
    return { success: true, message: 'Profile updated successfully', data: { admin } };
  }

  @Put('change-password')
  @NeedsToken()
  @Answers(done)
  async changePassword(@CurrentViewer() viewer: Viewer, @Body({ schema: passwordChange }) change: PasswordChange) {
    await this.passwords.change(viewer, change);
    return { success: true, message: 'Password changed successfully' };
  }
}
