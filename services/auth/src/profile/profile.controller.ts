import { type PasswordChange, type ProfilePatch, passwordChange, profilePatch } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller } from '@nestjs/common';
import { toAdmin } from '../users/user.js';
import { PasswordsService } from './passwords.service.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly passwords: PasswordsService,
  ) {}

  @Operation('PUT /auth/profile')
  async update(@CurrentViewer() viewer: Viewer, @Body({ schema: profilePatch }) patch: ProfilePatch) {
    const admin = toAdmin(await this.profiles.update(viewer, patch));
    return { success: true, message: 'Profile updated successfully', data: { admin } };
  }

  @Operation('PUT /auth/change-password')
  async changePassword(@CurrentViewer() viewer: Viewer, @Body({ schema: passwordChange }) change: PasswordChange) {
    await this.passwords.change(viewer, change);
    return { success: true, message: 'Password changed successfully' };
  }
}
