import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

const shareConfig = { singleton: true, requiredVersion: `^${React.version.split('.')[0]}.0.0` };
const share = (library: unknown) => ({ version: React.version, lib: () => library, shareConfig });

/** The page's one React. Its counterpart for remotes is packages/build-config/shared.ts. */
export const SHARED_REACT = {
  react: share(React),
  'react/jsx-runtime': share(jsxRuntime),
  'react-dom': share(ReactDom),
  'react-dom/client': share(ReactDomClient),
};
