import { type PreferencesPatch, preferencesPatch } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller } from '@nestjs/common';
import { PreferencesService } from './preferences.service.js';

@Controller()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Operation('GET /auth/preferences')
  async own(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.preferences.of(viewer) };
  }

  @Operation('PUT /auth/preferences')
  async change(@CurrentViewer() viewer: Viewer, @Body({ schema: preferencesPatch }) patch: PreferencesPatch) {
    const data = await this.preferences.change(viewer, patch);
    return { success: true, message: 'Preferences saved', data };
  }
}
