import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

export const REACT_LIBRARIES = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
};

/** The page's one React as a share scope: by name and version, at hand. Its counterpart for remotes is packages/build-config/shared.ts. */
export const SHARED_REACT = Object.fromEntries(
  Object.entries(REACT_LIBRARIES).map(([name, library]) => [
    name,
    { [React.version]: { get: () => () => library, from: 'shell', eager: true, loaded: true } },
  ]),
);
