import { type RedirectInput, redirectInput } from '@atelier/contracts';
import { createService, InvalidInput } from '@atelier/service-kit';
import { ConflictException } from '@nestjs/common';
import * as z from 'zod';
import { seoService } from '../seo.js';
import { RedirectsService } from './redirects.service.js';

/** What became of redirects; those of a dry run would be created. */
export interface ImportedRedirects {
  created: number;
  refusals: { from: string; message: string }[];
}

/** Why a redirect breaks a rule. Throws any other error. */
const getRefusal = (error: unknown): string => {
  if (error instanceof z.ZodError || error instanceof InvalidInput) return error.issues[0]?.message ?? error.message;
  if (error instanceof ConflictException) return error.message;
  throw error;
};

/** Adds redirects; a path that is redirected already stays as it is. */
export const importRedirects = async (
  env: NodeJS.ProcessEnv,
  redirects: readonly RedirectInput[],
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportedRedirects> => {
  const { application } = await createService(seoService, env);
  const imported: ImportedRedirects = { created: 0, refusals: [] };
  try {
    await application.init();
    const service = application.get(RedirectsService);
    for (const wanted of redirects)
      try {
        const redirect = redirectInput.parse(wanted);
        if (await service.has(redirect.from)) continue;
        if (!isDryRun) await service.set({ ...redirect, mustBeNew: true });
        imported.created += 1;
      } catch (error) {
        imported.refusals.push({ from: wanted.from, message: getRefusal(error) });
      }
    return imported;
  } finally {
    await application.close();
  }
};
