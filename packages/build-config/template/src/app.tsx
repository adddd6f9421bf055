import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { useEffect, useState } from 'react';
import { Page } from './Page';
import { SERVICES_PATH, servicesIn } from './services';

/** The platform that this remote is written for. */
export const platformVersion: RemoteApp['platformVersion'] = 2;

export const prepare: RemoteApp['prepare'] = async () => undefined;

/** Hydrates the server's HTML. In development there is none, so it requests the data itself. */
export const App: RemoteApp<VisitorPlatform>['App'] = ({ platform, data }) => {
  const [answers, setAnswers] = useState(data);
  const isComplete = SERVICES_PATH in answers;
  useEffect(() => {
    if (isComplete) return;
    void platform.api.get(SERVICES_PATH).then((answer) => setAnswers({ [SERVICES_PATH]: answer }));
  }, [isComplete, platform]);
  return <Page services={servicesIn(answers)} />;
};
