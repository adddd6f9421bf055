import { useEffect, useEffectEvent, useState } from 'react';

interface Fresh<Answer> {
  answer?: Answer;
  error?: Error;
}

/** The server's current answer, loaded once per ID; a cached or refreshed copy would overwrite what the user types. */
export const useFreshAnswer = <Answer>(id: string, load: (id: string, signal: AbortSignal) => Promise<Answer>) => {
  const [fresh, setFresh] = useState<Fresh<Answer>>({});
  const [attempt, setAttempt] = useState(0);
  const onLoad = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const leaving = new AbortController();
    setFresh({});
    onLoad(id, leaving.signal).then(
      (answer) => leaving.signal.aborted || setFresh({ answer }),
      (error: Error) => leaving.signal.aborted || setFresh({ error }),
    );
    return () => leaving.abort();
  }, [id, attempt]);
  const retry = () => {
    setFresh({});
    setAttempt((count) => count + 1);
  };
  /** Replaces the answer without a loading state; keeps the old one if that fails. */
  const renew = (): Promise<void> =>
    load(id, new AbortController().signal).then(
      (answer) => setFresh({ answer }),
      () => undefined,
    );
  return { ...fresh, retry, renew };
};
