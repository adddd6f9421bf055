import { createContext, useContext } from 'react';

/** Tools that open over any screen. */
export type Tool = 'palette' | 'help';

export const ToolsContext = createContext<(tool: Tool) => void>(() => undefined);

export const useOpenTool = () => useContext(ToolsContext);
