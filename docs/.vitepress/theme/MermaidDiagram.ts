import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref, useId, watch } from 'vue';

/** Draws a diagram in the browser, in the colors of the page; without scripts its source is shown. */
export const MermaidDiagram = defineComponent({
  props: { source: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData();
    const id = `diagram-${useId()}`;
    const drawing = ref<string>();
    const draw = async () => {
      const { default: mermaid } = await import('@mermaid-js/tiny');
      mermaid.initialize({ startOnLoad: false, theme: isDark.value ? 'dark' : 'neutral' });
      drawing.value = (await mermaid.render(id, props.source)).svg;
    };
    onMounted(draw);
    watch(isDark, draw);
    return () =>
      drawing.value === undefined ? h('pre', props.source) : h('div', { class: 'diagram', innerHTML: drawing.value });
  },
});
