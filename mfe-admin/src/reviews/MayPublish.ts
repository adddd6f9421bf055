import { createContext, useContext } from 'react';

/** Whether the user may publish what they edit; false for people whose work is reviewed first. */
export const MayPublishContext = createContext(true);

export const useMayPublish = (): boolean => useContext(MayPublishContext);
