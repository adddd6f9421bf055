// The theme without fonts: the reader's own are used, and nothing comes from elsewhere.
import DefaultTheme from 'vitepress/theme-without-fonts';
import './colors.css';
import { MermaidDiagram } from './MermaidDiagram.ts';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }: { app: { component(name: string, component: unknown): void } }) =>
    app.component('MermaidDiagram', MermaidDiagram),
};
