const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const antd = require('antd');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { ANTD_NAMES } = require('./antdNames.ts');

/** The components in antd.ts and those inside them, each with props that need all of its rules. */
const SAMPLES = [
  [antd.Alert],
  [antd.Badge],
  [antd.Button],
  [antd.Checkbox],
  [antd.Drawer],
  [antd.Dropdown, { menu: { items: [] } }, createElement('i')],
  [antd.Empty],
  [antd.Input],
  [antd.Input.Password],
  [antd.Input.TextArea],
  [antd.Mentions],
  [antd.Modal],
  [antd.Pagination],
  [antd.QRCode, { value: 'atelier' }],
  [antd.Segmented, { options: [] }],
  [antd.Select],
  [antd.Skeleton],
  [antd.Spin],
  [antd.Switch],
  [antd.Tabs],
  [antd.Tag, { color: 'blue' }],
  [antd.Tag, { color: 'success' }],
  [antd.Tooltip],
];

/** For pages that a server renders with their styles, which this is not. */
const LIST_OF_STYLES = /\.data-ant-cssinjs-cache-path\{[^}]*\}$/;

const theme = { hashed: false, cssVar: { prefix: 'ant', key: 'theme' } };

/** Ant Design's rules. They name custom properties, whose values AdminTheme sets for each scheme and density. */
module.exports = () => {
  const cache = createCache();
  const samples = SAMPLES.map((sample) => createElement(...sample));
  renderToString(
    createElement(StyleProvider, { cache }, createElement(antd.ConfigProvider, { ...ANTD_NAMES, theme }, ...samples)),
  );
  const code = extractStyle(cache, { plain: true, types: 'style' }).replace(LIST_OF_STYLES, '');
  return { code, cacheable: true };
};
