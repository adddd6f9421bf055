import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { STUDIO_KEY } from '../studio';

/** The data in every document. */
export const documentData = { [STUDIO_KEY]: DEFAULT_STUDIO };
