export const SIDEBAR_WIDTH_PX = 280;
