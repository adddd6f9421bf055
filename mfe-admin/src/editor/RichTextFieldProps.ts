/** What a field of rich text is given; its value is HTML within the rules of rich text. */
export interface RichTextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** What is wrong with it, said below. */
  error?: string | undefined;
  /** Ids of what else describes it. */
  describedBy?: string | undefined;
  minHeightPx?: number;
  isRequired?: boolean;
  /** `page`: without a frame, in the site's typeface and measure. */
  look?: 'page';
  placeholder?: string;
  /** Below it, beside the count of words. */
  hint?: string;
}
