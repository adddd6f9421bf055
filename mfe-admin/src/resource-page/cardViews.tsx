import { AppstoreOutlined, UnorderedListOutlined } from '#icons';

/** The two card views. */
export const CARD_VIEWS = [
  { value: 'grid', label: 'Grid view', icon: <AppstoreOutlined /> },
  { value: 'list', label: 'List view', icon: <UnorderedListOutlined /> },
];
