/** First and last day, both inclusive, such as 2026-01-31. */
export interface Period {
  from: string;
  to: string;
}
