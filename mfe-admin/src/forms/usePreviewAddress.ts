import { useEffect, useState } from 'react';

/** Where a chosen file can be seen before it is sent. */
export const usePreviewAddress = (file: File | null): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === null) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
