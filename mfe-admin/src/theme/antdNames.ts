/** Prefixes of Ant Design's classes. They contain the remote's name, because another remote may use another version of Ant Design. */
export const ANTD_NAMES = { prefixCls: 'mfe-admin_ant', iconPrefixCls: 'mfe-admin_icon' } as const;
