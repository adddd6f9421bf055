import type { Admin } from '@atelier/contracts';
import type { Resource, Right } from '@atelier/contracts/auth/permissions';
import { createContext, useContext } from 'react';
import { mayDo } from './requirement';

export const AdminContext = createContext<Admin | undefined>(undefined);

/** The signed-in user, for screens behind the guard. */
export const useAdmin = (): Admin => {
  const admin = useContext(AdminContext);
  if (admin === undefined) throw new Error('A guarded screen needs the guard around it.');
  return admin;
};

export const useMay = (resource: Resource, right: Right): boolean => mayDo(useAdmin(), resource, right);
