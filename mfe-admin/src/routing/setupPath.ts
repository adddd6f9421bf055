export const SETUP_PATH = '/admin/setup';
