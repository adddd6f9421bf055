import { BLANK_STUDIO, type StudioSettings } from '@atelier/contracts';
import { createService } from '@atelier/service-kit';
import { contentService } from './content.js';
import { ItemKinds } from './items/item-kinds.js';
import { StudioService } from './studio/studio.service.js';

/**
 * Returns how the installation began, and whether it is set up. With `isBlank`, an installation without content, and whose
 * settings nobody has changed, begins without sample content; any other is left as it is.
 */
export const prepareSetup = async (
  env: NodeJS.ProcessEnv,
  { isBlank }: { isBlank: boolean },
): Promise<StudioSettings['setup']> => {
  const { application } = await createService(contentService, env);
  try {
    await application.init();
    const studio = application.get(StudioService);
    const { settings, version } = await studio.settings();
    if (!isBlank || version > 0) return settings.setup;
    for (const { repository } of application.get(ItemKinds).all())
      if (!(await repository.isEmpty())) return settings.setup;
    return (await studio.change(BLANK_STUDIO, { viewer: undefined, expectedVersion: version })).settings.setup;
  } finally {
    await application.close();
  }
};
