import type { Platform } from '@atelier/web-kit/platform/Platform';
import { type ReactNode, useMemo } from 'react';
import { FormProgress, FormProgressContext, reportingForms } from './formProgress';
import { PlatformContext } from './usePlatform';

/** Gives screens the platform and the progress of forms they send. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  const progress = useMemo(() => new FormProgress(), []);
  const reporting = useMemo(() => reportingForms(platform, progress), [platform, progress]);
  return (
    <FormProgressContext value={progress}>
      <PlatformContext value={reporting}>{children}</PlatformContext>
    </FormProgressContext>
  );
}
