/**
 * Everything that the admin uses of Ant Design, imported by path, because every build would parse the package's whole
 * index. Where the index of a component adds others to it (`Modal.confirm`, `Dropdown.Button`), the component alone is imported.
 * Unit tests use the package itself (see `imports` in package.json).
 */
export type { ThemeConfig } from 'antd';
export { default as Alert } from 'antd/es/alert/Alert';
export { default as Badge } from 'antd/es/badge/Badge';
export { default as Button } from 'antd/es/button/Button';
export { default as Checkbox } from 'antd/es/checkbox/Checkbox';
export { default as ConfigProvider } from 'antd/es/config-provider';
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown } from 'antd/es/dropdown/dropdown';
export { default as Mentions } from 'antd/es/mentions';
export { default as Modal } from 'antd/es/modal/Modal';
export { default as Pagination } from 'antd/es/pagination';
export { default as QRCode } from 'antd/es/qr-code';
export { default as Segmented } from 'antd/es/segmented';
export { default as Select } from 'antd/es/select';
export { default as Skeleton } from 'antd/es/skeleton';
export { default as Spin } from 'antd/es/spin';
export { default as Switch } from 'antd/es/switch';
export { default as Tabs } from 'antd/es/tabs';
export { default as Tag } from 'antd/es/tag';
export { default as theme } from 'antd/es/theme';
export { default as Tooltip } from 'antd/es/tooltip';
export { Input } from './antdInput';
