import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { useEffect, useState } from 'react';
import { Page } from './Page';
import { SERVICES_PATH, servicesIn } from './services';

/** The platform that this remote is written for. */
export const platformVersion: RemoteApp['platformVersion'] = 2;

export const prepare: RemoteApp['prepare'] = async () => undefined;

/** Takes over the server's HTML; in development, where there is none, it asks for the data itself. */
export const App: RemoteApp<VisitorPlatform>['App'] = ({ platform, data }) => {
  const [answers, setAnswers] = useState(data);
  const isComplete = SERVICES_PATH in answers;
  useEffect(() => {
    if (isComplete) return;
    void platform.api.get(SERVICES_PATH).then((answer) => setAnswers({ [SERVICES_PATH]: answer }));
  }, [isComplete, platform]);
  return <Page services={servicesIn(answers)} />;
};
