import { createContext, useContext } from 'react';

/** What opens over any screen. */
export type Tool = 'palette' | 'help';

export const ToolsContext = createContext<(tool: Tool) => void>(() => undefined);

export const useOpenTool = () => useContext(ToolsContext);
