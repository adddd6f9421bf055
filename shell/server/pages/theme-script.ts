import { createHash } from 'node:crypto';

/** Runs before the first paint: applies the theme that the visitor chose in the site's footer. */
const SCRIPT = "try{document.documentElement.dataset.theme=localStorage.getItem('atelier:theme')||'light'}catch{}";

export const THEME_SCRIPT = `<script>${SCRIPT}</script>`;

/** The only inline script that the content security policy allows. */
export const THEME_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
