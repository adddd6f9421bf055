import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { STUDIO_KEY } from '../studio';

/** What every document brings along. */
export const documentData = { [STUDIO_KEY]: DEFAULT_STUDIO };
