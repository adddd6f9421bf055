import { createHash } from 'node:crypto';

/** Runs before the first paint: applies the theme that the visitor chose in the site's footer. */
const THEME = "try{document.documentElement.dataset.theme=localStorage.getItem('atelier:theme')||'light'}catch{}";

/** Loads the scripts of the template after the first paint. A document in the background is not painted, so it does not wait. */
const START =
  "{const start=()=>document.head.append(document.getElementById('scripts').content);document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}";

const toScript = (text: string): string => `<script>${text}</script>`;

export const THEME_SCRIPT = toScript(THEME);

/** The page is complete without scripts, so they do not take bandwidth from what it shows first. */
export const afterFirstPaint = (scripts: string): string =>
  `<template id="scripts">${scripts}</template>${toScript(START)}`;

/** The only inline scripts that the content security policy allows. */
export const INLINE_SCRIPT_SOURCES = [THEME, START]
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');
