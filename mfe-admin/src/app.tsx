// First, so that the admin's own rules override Ant Design's.
import './theme/antd.css.cjs';
import './forms/quietValidation';
import './forms/useBackQuestion';
import './theme/base.css';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { AdminApp } from './AdminApp';
import { prepareScreen } from './routing/screens';

export const platformVersion: RemoteApp['platformVersion'] = 2;

export const prepare: RemoteApp['prepare'] = prepareScreen;

export const App: RemoteApp['App'] = AdminApp;
