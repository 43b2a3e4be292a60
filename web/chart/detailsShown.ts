import { createContext, use } from 'react';

/** Whether the viewer may see people's details, such as roles and check-ins. */
export const DetailsShown = createContext(true);

export const useDetailsShown = (): boolean => use(DetailsShown);
