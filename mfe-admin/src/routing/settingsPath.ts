export const SETTINGS_PATH = '/admin/settings';
