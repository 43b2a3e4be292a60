import { createContext, use } from 'react';

/** Whether who looks is told roles, arrivals and what else is a detail of people. */
export const DetailsShown = createContext(true);

export const useDetailsShown = (): boolean => use(DetailsShown);
