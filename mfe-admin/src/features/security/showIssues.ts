import { isApiError } from '@atelier/web-kit/api/ApiError';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows the server's field errors at their fields; true if there was one. */
export const showIssues = <Values extends FieldValues>(
  error: unknown,
  fields: Readonly<Record<string, FieldPath<Values>>>,
  setError: UseFormSetError<Values>,
): boolean => {
  const issues = isApiError(error) ? error.issues : [];
  const known = issues.flatMap(({ field, message }) => {
    const name = fields[field];
    return name === undefined ? [] : [{ name, message }];
  });
  for (const { name, message } of known) setError(name, { type: 'server', message }, { shouldFocus: true });
  return known.length > 0;
};
