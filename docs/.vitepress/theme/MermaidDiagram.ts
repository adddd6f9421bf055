import mermaidUrl from '@mermaid-js/tiny/dist/mermaid.tiny.js?url';
import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref, useId, watch } from 'vue';

interface Mermaid {
  initialize(options: { startOnLoad: boolean; theme: string }): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** The package is a script that sets a global, not a module. */
const loadMermaid = (): Promise<Mermaid> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = mermaidUrl;
    script.onload = () => resolve((globalThis as unknown as { mermaid: Mermaid }).mermaid);
    script.onerror = () => reject(new Error('The script that draws diagrams could not be loaded.'));
    document.head.append(script);
  });

let mermaid: Promise<Mermaid> | undefined;

/** Draws a diagram in the browser, in the colors of the page; without scripts its source is shown. */
export const MermaidDiagram = defineComponent({
  props: { source: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData();
    const id = `diagram-${useId()}`;
    const drawing = ref<string>();
    const draw = async () => {
      mermaid ??= loadMermaid();
      const { initialize, render } = await mermaid;
      initialize({ startOnLoad: false, theme: isDark.value ? 'dark' : 'neutral' });
      drawing.value = (await render(id, props.source)).svg;
    };
    onMounted(draw);
    watch(isDark, draw);
    return () =>
      drawing.value === undefined ? h('pre', props.source) : h('div', { class: 'diagram', innerHTML: drawing.value });
  },
});
