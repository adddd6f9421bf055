import { useEffect, useState } from 'react';

/** A URL for previewing a chosen file before it is sent. */
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
