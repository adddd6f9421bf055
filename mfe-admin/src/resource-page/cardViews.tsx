import { AppstoreOutlined, TableOutlined, UnorderedListOutlined } from '#icons';

/** The two card views. */
export const CARD_VIEWS = [
  { value: 'grid', label: 'Grid view', icon: <AppstoreOutlined /> },
  { value: 'list', label: 'List view', icon: <UnorderedListOutlined /> },
];

/** The views of a content list. */
export const CONTENT_VIEWS = [...CARD_VIEWS, { value: 'table', label: 'Table view', icon: <TableOutlined /> }];
